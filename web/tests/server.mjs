// A file server as a page meets it: under a sub-path, packed copies where the browser takes them, and on demand the
// faults of real ones.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".ogg": "audio/ogg",
  ".otf": "font/otf",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
};

/**
 * Serves `folder` below `prefix` on a free port of this machine.
 *
 * `faults` maps a file name to what goes wrong with it: `{ status }` answers so, `{ breakAfter }` closes the
 * connection after so many bytes, `{ silentAfter }` falls silent after them. `requests` collects what was asked for and
 * how it was packed.
 */
export async function serve(folder, { prefix = "/games/tavoliere/", faults = new Map() } = {}) {
  const requests = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname.slice(prefix.length) || "index.html";
    const path = join(folder, normalize(name));
    const fault = faults.get(name) ?? {};
    if (fault.status) return void response.writeHead(fault.status).end();
    if (!pathname.startsWith(prefix) || !path.startsWith(folder) || !existsSync(path) || statSync(path).isDirectory()) {
      requests.push({ path: pathname, status: 404 });
      return void response.writeHead(404).end();
    }
    const accepted = request.headers["accept-encoding"] ?? "";
    const [packing, suffix] = [["br", ".br"], ["gzip", ".gz"]].find(([packing, suffix]) => accepted.includes(packing) && existsSync(path + suffix)) ?? ["", ""];
    const length = statSync(path + suffix).size;
    requests.push({ path: pathname, status: 200, packing, length });
    response.writeHead(200, {
      "Content-Type": types[extname(name)] ?? "application/octet-stream",
      "Content-Length": length,
      "Cache-Control": "no-cache",
      ...(packing && { "Content-Encoding": packing }),
    });
    const limit = fault.breakAfter ?? fault.silentAfter;
    const file = createReadStream(path + suffix, limit === undefined ? {} : { end: limit - 1 });
    file.pipe(response, { end: limit === undefined });
    if (fault.breakAfter !== undefined) file.on("end", () => setTimeout(() => response.destroy(), 100));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    faults,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
