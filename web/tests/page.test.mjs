// The page around the table: what it says while the program is carried in, and when something goes wrong.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { dist, launch, spy, until, waitForTable, waitForTrouble } from "./browser.mjs";
import { serve } from "./server.mjs";

const wasm = "tavoliere_bg.wasm";
const size = statSync(join(dist, wasm)).size;
const total = (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(size / 1e6);

let browser;
let server;
before(async () => {
  browser = await launch();
  server = await serve(dist);
});
after(async () => {
  await browser.close();
  await server.close();
});

async function open({ locale = "en-GB" } = {}) {
  const page = await browser.newPage({ locale, viewport: { width: 640, height: 400 } });
  server.faults.clear();
  server.requests.length = 0;
  return page;
}

const door = (page, key) => page.click(`[data-door=${key}]`);

describe("while the program is carried in", () => {
  test("progress counts true bytes, though the file comes packed", async () => {
    const page = await open();
    await page.addInitScript(() => {
      window.seen = [];
      document.addEventListener("readystatechange", () => {
        const progress = document.getElementById("progress");
        const look = () => window.seen.push({ done: progress.value, of: progress.max, words: document.getElementById("bytes").textContent });
        new MutationObserver(look).observe(progress, { attributes: true });
      });
    });
    await page.goto(server.url);
    await waitForTable(page);
    const seen = await page.evaluate(() => window.seen);
    const request = server.requests.find(({ path }) => path.endsWith(wasm));
    assert.equal(request.packing, "br");
    assert.ok(request.length < size, "the packed file is the smaller one");
    assert.ok(seen.length > 10, `${seen.length} steps were seen`);
    assert.ok(seen.every(({ done }, step) => step === 0 || done >= seen[step - 1].done), "progress never goes back");
    assert.deepEqual(seen.at(-1), { done: size, of: size, words: `${total("en")} of ${total("en")} MB` });
    await page.close();
  });

  test("it speaks the browser's language", async () => {
    const page = await open({ locale: "it-IT" });
    server.faults.set(wasm, { status: 503 });
    await page.goto(server.url);
    assert.match(await waitForTrouble(page, "download"), /Il tavolo non è arrivato\s+Il server ha risposto «503 Service Unavailable»\.\s+Riprova/);
    assert.equal(await page.getAttribute("html", "lang"), "it");
    await page.close();
  });

  test("everything is asked for below the page's own path", async () => {
    const page = await open();
    await page.goto(server.url);
    await waitForTable(page);
    const strays = server.requests.filter(({ path, status }) => !path.startsWith("/games/tavoliere/") || status !== 200);
    assert.deepEqual(strays, []);
    await page.close();
  });
});

describe("when the download fails", () => {
  test("a refusal is told, and the button tries again", async () => {
    const page = await open();
    server.faults.set(wasm, { status: 404 });
    await page.goto(server.url);
    assert.match(await waitForTrouble(page, "download"), /The server answered “404 Not Found”\./);
    server.faults.clear();
    await door(page, "web-again");
    await waitForTable(page);
    await page.close();
  });

  test("a connection that breaks off is told with the amount", async () => {
    const page = await open();
    server.faults.set(wasm, { breakAfter: 200_000 });
    await page.goto(server.url);
    const words = await waitForTrouble(page, "download");
    assert.match(words, new RegExp(`The connection broke off after [0-9.]+ of ${total("en")} MB\\.`));
    server.faults.clear();
    await door(page, "web-again");
    await waitForTable(page);
    await page.close();
  });

  test("so is one that falls silent", async () => {
    const page = await open();
    await page.clock.install();
    server.faults.set(wasm, { silentAfter: 200_000 });
    await page.goto(server.url);
    await page.waitForFunction(() => document.getElementById("progress").value > 0);
    await page.clock.fastForward(61_000);
    assert.match(await waitForTrouble(page, "download"), /Nothing has arrived for a minute\./);
    await page.close();
  });

  test("so is a missing module", async () => {
    const page = await open();
    server.faults.set("tavoliere.js", { status: 500 });
    await page.goto(server.url);
    assert.match(await waitForTrouble(page, "download"), /The program could not be fetched\. Is the connection up\?/);
    server.faults.clear();
    await door(page, "web-again");
    await waitForTable(page);
    await page.close();
  });
});

test("a browser without WebGL 2 is told so before anything is fetched", async () => {
  const poor = await launch("--disable-3d-apis");
  const page = await poor.newPage();
  server.requests.length = 0;
  await page.goto(server.url);
  assert.match(await waitForTrouble(page, "graphics"), /This browser cannot draw the table\s+Tavoliere needs WebGL 2\./);
  assert.ok(!server.requests.some(({ path }) => path.endsWith(wasm)));
  await poor.close();
});

describe("when the program cannot go on", () => {
  test("a lost context is told, and reloading resumes", async () => {
    const page = await open();
    await page.goto(server.url);
    await waitForTable(page);
    assert.equal(await page.evaluate(() => window.tavoliere.resumes()), false);
    await page.evaluate(() => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
    assert.match(await waitForTrouble(page, "context"), /The picture was lost/);
    await Promise.all([page.waitForEvent("load"), door(page, "web-resume")]);
    await waitForTable(page);
    assert.equal(await page.evaluate(() => window.tavoliere.resumes()), true);
    await page.close();
  });

  test("of a panic the first words are kept, not the trap that follows", async () => {
    const page = await open();
    await page.goto(server.url);
    await waitForTable(page);
    await page.evaluate(() => {
      window.tavoliere.panicked("panicked at src/app/table.rs:1: the first");
      window.tavoliere.panicked("the second");
      setTimeout(() => {
        throw new WebAssembly.RuntimeError("unreachable");
      });
    });
    await waitForTrouble(page, "panic");
    await page.click("summary");
    assert.equal(await page.innerText("#trouble-said pre"), "panicked at src/app/table.rs:1: the first");
    await Promise.all([page.waitForEvent("load"), door(page, "web-reload")]);
    await waitForTable(page);
    assert.equal(await page.evaluate(() => window.tavoliere.resumes()), false);
    await page.close();
  });

  test("a trap without a panic is noticed too", async () => {
    const page = await open();
    await page.goto(server.url);
    await waitForTable(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new WebAssembly.RuntimeError("memory access out of bounds");
      });
    });
    await waitForTrouble(page, "panic");
    assert.match(await page.textContent("#trouble-said pre"), /memory access out of bounds/);
    await page.close();
  });

  test("an error that is not the program's is left alone", async () => {
    const page = await open();
    await page.goto(server.url);
    await waitForTable(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("an extension stumbles");
      });
      Promise.reject(new DOMException("not now", "NotAllowedError"));
    });
    await page.waitForTimeout(200);
    assert.equal(await page.isHidden("#curtain"), true);
    await page.close();
  });

  test("a program that no longer answers a click is noticed", async () => {
    const page = await open();
    await page.goto(server.url);
    await waitForTable(page);
    await page.evaluate(() => {
      window.tavoliere.drew = () => false;
    });
    await page.mouse.click(320, 200);
    assert.match(await waitForTrouble(page, "silent"), /The table no longer answers/);
    await page.close();
  });
});

describe("keys, wheel and sound", () => {
  test("the table keeps scrolling keys and leaves the browser's own", async () => {
    const page = await open();
    await page.goto(server.url);
    await waitForTable(page);
    assert.equal(await page.evaluate(() => document.activeElement.id), "table");
    await page.evaluate(() => {
      window.kept = {};
      window.addEventListener("keydown", (event) => {
        window.kept[event.key] = event.defaultPrevented;
        event.preventDefault();
      });
    });
    for (const key of ["Space", "ArrowDown", "PageDown", "Tab", "F5", "Control+r"]) await page.keyboard.press(key);
    const kept = await page.evaluate(() => window.kept);
    delete kept.Control;
    assert.deepEqual(kept, { " ": true, ArrowDown: true, PageDown: true, Tab: true, F5: false, r: false });
    await page.close();
  });

  test("sound wakes with the first click", async () => {
    const page = await open();
    await page.addInitScript(() => {
      window.contexts = [];
      const Original = window.AudioContext;
      window.AudioContext = class extends Original {
        constructor(...values) {
          super(...values);
          window.contexts.push(this);
        }
      };
    });
    const look = await spy(page);
    await page.goto(server.url);
    await until(() => look(`document.getElementById("curtain").hidden`));
    const states = () => look(`window.contexts.map(({ state }) => state)`);
    const asleep = await states();
    assert.ok(asleep.length > 0 && asleep.every((state) => state === "suspended"), `before the click: ${asleep}`);
    await page.mouse.click(320, 200);
    await until(async () => (await states()).every((state) => state === "running"));
    await page.close();
  });

  test("in a frame the wheel stays the outer page's until the table is clicked", async () => {
    const page = await open();
    await page.goto(server.url);
    await page.setContent(`<iframe src="${server.url}" width="600" height="400"></iframe><div style="height: 4000px"></div>`);
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await waitForTable(frame);
    const scrolled = () => page.evaluate(() => window.scrollY);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY", "the frame did not take the keys");
    await page.mouse.move(300, 200);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => window.scrollY > 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction(() => window.scrollY === 0);
    await page.mouse.click(300, 200);
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(500);
    assert.equal(await scrolled(), 0);
    await page.close();
  });
});
