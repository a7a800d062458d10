// The browser and the page as the tests use them.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");

// Drawing in software, sound held back as for a new visitor, and none of the browser's own talk with the outside.
const flags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=document-user-activation-required",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

export const launch = (...more) => chromium.launch({ executablePath: "/usr/bin/chromium", args: [...flags, ...more] });

/** Long enough for a slow machine to compile the program and draw its first picture in software. */
export const patience = 240_000;

/** Waits until the table is to be seen. Trouble ends the wait at once, with its words. */
export async function waitForTable(page) {
  const state = await page.waitForFunction(
    () => {
      if (!document.getElementById("trouble").hidden) return document.getElementById("curtain").innerText;
      return document.getElementById("curtain").hidden && "ready";
    },
    null,
    { timeout: patience },
  );
  const words = await state.jsonValue();
  if (words !== "ready") throw new Error(`the page shows trouble: ${words}`);
}

/** Waits until the page shows trouble of this kind and answers with its words. */
export async function waitForTrouble(page, kind) {
  await page.waitForSelector(`#trouble[data-kind=${kind}]`, { timeout: patience });
  return page.innerText("#curtain");
}

/** Looks into the page without its counting as a click, as every other look of the test driver does. */
export async function spy(page) {
  const session = await page.context().newCDPSession(page);
  return async (expression) => {
    const { result } = await session.send("Runtime.evaluate", { expression, userGesture: false, returnByValue: true });
    return result.value;
  };
}

/** Asks again until the answer holds. `what` and `last` name in an error what was waited for and what was seen last. */
export async function until(ask, what = String(ask), last = () => "") {
  const end = Date.now() + patience;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`never came true: ${what} ${last()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
