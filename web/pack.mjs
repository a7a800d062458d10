// Lays out web/dist: one page that holds its own style, script and words, so that it can still speak when nothing
// else arrives; the program beside it; the assets it loads; packed copies of all that is big.
//
//   node web/pack.mjs --stage FOLDER --dist FOLDER --profile web|web-ci
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { parse } from "@fluent/syntax";

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);
const { stage, dist, profile } = parseArgs({
  options: { stage: { type: "string" }, dist: { type: "string" }, profile: { type: "string" } },
}).values;

/** The messages of one file of words: key to text, with `{ $name }` where a value belongs. */
function readWords(path) {
  const source = readFileSync(path, "utf8");
  const words = {};
  for (const entry of parse(source, {}).body) {
    if (entry.type.endsWith("Comment")) continue;
    if (entry.type !== "Message" || entry.attributes.length > 0) throw new Error(`${path}: more than a plain message`);
    words[entry.id.name] = entry.value.elements
      .map((part) => {
        if (part.type === "TextElement") return part.value;
        if (part.expression.type === "VariableReference") return `{ $${part.expression.id.name} }`;
        throw new Error(`${path}: ${entry.id.name} holds more than text and values`);
      })
      .join("");
  }
  return words;
}

function readCatalogue() {
  const folder = join(root, "assets/words");
  const catalogue = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) catalogue[entry.name] = readWords(join(folder, entry.name, "web.ftl"));
  }
  const keys = Object.keys(catalogue.en);
  for (const [language, words] of Object.entries(catalogue)) {
    const apart = keys.filter((key) => !(key in words)).concat(Object.keys(words).filter((key) => !keys.includes(key)));
    if (apart.length > 0) throw new Error(`assets/words/${language}/web.ftl and the English one differ in: ${apart}`);
  }
  return catalogue;
}

/** JSON that may stand in a script element. */
const inScript = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

function writePage(cargo) {
  const catalogue = readCatalogue();
  const fill = (page, mark, text) => {
    if (!page.includes(mark)) throw new Error(`web/index.html: no ${mark}`);
    return page.replace(mark, () => text);
  };
  const noscript = Object.entries(catalogue).map(([language, words]) => `<p lang="${language}">${words["web-script"]}</p>`);
  let page = readFileSync(join(web, "index.html"), "utf8");
  page = fill(page, "/*{style}*/", readFileSync(join(web, "style.css"), "utf8"));
  page = fill(page, "/*{loader}*/", readFileSync(join(web, "loader.js"), "utf8"));
  page = fill(page, "<!--{noscript}-->", noscript.join(""));
  page = fill(page, `<script id="words" type="application/json">{}`, `<script id="words" type="application/json">${inScript(catalogue)}`);
  page = fill(page, `<script id="cargo" type="application/json">{}`, `<script id="cargo" type="application/json">${inScript(cargo)}`);
  writeFileSync(join(dist, "index.html"), page);
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

// Worth packing; pictures and sounds are packed by nature.
const packable = new Set([".bin", ".css", ".ftl", ".glb", ".html", ".js", ".json", ".otf", ".ron", ".svg", ".ttf", ".tvm", ".wasm"]);
const smallest = 4096;

function pack(path) {
  const bytes = readFileSync(path);
  const quality = profile === "web" ? constants.BROTLI_MAX_QUALITY : 5;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  return brotli.length;
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
cpSync(stage, dist, { recursive: true });
// Words and levels are within the program.
cpSync(join(root, "assets"), join(dist, "assets"), {
  recursive: true,
  filter: (path) => relative(join(root, "assets"), path) !== "words",
});

cpSync(join(web, "thinking.js"), join(dist, "thinking.js"));

// The program's files are asked for under a version, so that no browser mixes an old one with a new one.
const version = createHash("sha256");
for (const name of ["tavoliere.js", "tavoliere_bg.wasm", "worker.js", "worker_bg.wasm", "thinking.js"]) {
  version.update(readFileSync(join(dist, name)));
}
writePage({
  module: "tavoliere.js",
  wasm: "tavoliere_bg.wasm",
  bytes: statSync(join(dist, "tavoliere_bg.wasm")).size,
  version: version.digest("hex").slice(0, 12),
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
for (const path of [...filesBelow(dist)].sort()) {
  const size = statSync(path).size;
  if (!packable.has(extname(path)) || size < smallest) continue;
  console.log(`${relative(dist, path)}: ${kilobytes(size)}, ${kilobytes(pack(path))} after brotli`);
}
