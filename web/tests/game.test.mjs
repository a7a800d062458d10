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
    let found;
    await until(async () => {
      const { targets } = await this.state();
      found = targets.find((target) => target.name === name);
      return found;
    });
    return found;
  }

  /** Moves the pointer there, waits until the program has seen it, and clicks. */
  async click(name) {
    const { x, y, w, h } = await this.target(name);
    const before = (await this.state()).frames;
    await this.page.mouse.move(x + w / 2, y + h / 2);
    await until(async () => (await this.state()).frames > before);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Waits for a state of the program. */
  async when(holds) {
    await until(async () => holds(await this.state()));
    return this.state();
  }

  /** A person's turn, and everything at rest. */
  myTurn = (plies) => this.when((state) => state.phase === "Choose" && !state.thinking && state.plies >= plies);

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
  await table.click("shelf-box-tafl");
  await table.click("setup-who-0-person");
  await table.click("setup-who-1-computer");
  await table.click("setup-begin");
  await table.when(({ screen }) => screen === "Table");
}

const size = { width: 1280, height: 720 };

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

  await table.page.reload();
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
