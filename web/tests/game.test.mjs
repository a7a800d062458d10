// A game in the page, played as a visitor plays it: every touch is a real click on the canvas.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dist, launch, until, waitForTable } from "./browser.mjs";
import { serve } from "./server.mjs";

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

/** The table in the page: what the program says is on the screen, and clicks. */
class Table {
  static async open(context, size) {
    // Drawn in software, a picture without shadows takes a fraction of the time.
    await context.addInitScript(() => (localStorage["tavoliere/settings"] ??= "(quality: Low)"));
    const page = await context.newPage();
    await page.setViewportSize(size);
    page.on("console", (message) => message.type() === "error" && console.log(`page: ${message.text()}`));
    await page.goto(`${server.url}#watch`);
    await waitForTable(page);
    return new Table(page);
  }

  constructor(page) {
    this.page = page;
  }

  state = () => this.page.evaluate(() => window.tavoliere.state());

  async target(name) {
    const find = ({ targets }) => targets.find((target) => target.name === name);
    return find(await this.when(find, `${name} is to be seen`));
  }

  /** Waits until something done now has been seen by the program and answered with a picture. */
  async settle() {
    const { frames } = await this.state();
    await this.when((state) => state.frames > frames, "another picture");
  }

  /** Moves the pointer there, and clicks once it lies still there. */
  async click(name) {
    let aimed;
    for (;;) {
      const { x, y, w, h } = await this.target(name);
      const at = { x: x + w / 2, y: y + h / 2 };
      if (aimed && Math.hypot(at.x - aimed.x, at.y - aimed.y) < 2) break;
      aimed = at;
      await this.page.mouse.move(at.x, at.y);
      await this.settle();
    }
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.settle();
  }

  /** Waits for a state of the program, and answers with it. */
  async when(holds, what) {
    let state;
    await until(async () => holds((state = await this.state())), what, () => JSON.stringify(state));
    return state;
  }

  /** A person's turn, and everything at rest. */
  myTurn = (plies) => this.when((state) => state.phase === "Choose" && !state.thinking && state.plies >= plies, "the person's turn");

  /** Plays the first legal move by clicking on the man and on the square; the answer of the computer follows. */
  async move() {
    const { choices, plies } = await this.myTurn(0);
    const [from, to] = choices[0].split(/[^a-z0-9]+/);
    await this.click(from);
    await this.click(to);
    return this.myTurn(plies + 2);
  }
}

async function begin(table) {
  await table.click("welcome-en");
  await table.click("welcome-play");
  await table.click("shelf-tafl");
  await table.click("setup-begin");
  await table.when(({ screen }) => screen === "Table", "the table");
}

const size = { width: 420, height: 500 };

test("a game is begun, played, saved, and taken up after a reload", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const table = await Table.open(context, size);
  await begin(table);
  await table.move();
  const { plies } = await table.move();
  assert.ok(server.requests.some(({ path }) => path.endsWith("worker_bg.wasm")), "the computer thinks in its own thread");

  await table.click("table-save");
  await table.click("save-keep");
  const { record } = await table.state();

  // On a slow machine the page is long in loading; when its table stands is what counts.
  await table.page.reload({ waitUntil: "commit" });
  await waitForTable(table.page);
  await table.click("shelf-resume");
  const again = await table.myTurn(plies);
  assert.equal(again.record, record);
  await table.move();
  await context.close();
});

test("where the computer's thread cannot be had, the page thinks itself", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  server.faults.set("worker_bg.wasm", { status: 404 });
  const table = await Table.open(context, size);
  await begin(table);
  await table.move();
  server.faults.clear();
  await context.close();
});

test("after a panic the game goes on where it stood", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const table = await Table.open(context, size);
  await begin(table);
  const { record, plies } = await table.move();
  await table.page.evaluate(() => window.tavoliere.panicked("panicked at src/app/table.rs:1: a test"));
  await Promise.all([table.page.waitForEvent("load"), table.page.click("[data-door=web-resume]")]);
  await waitForTable(table.page);
  const again = await table.myTurn(plies);
  assert.equal(again.screen, "Table");
  assert.equal(again.record, record);
  await context.close();
});
