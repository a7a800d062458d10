// The page around the table. It carries the program in and says how far it has come; it keeps the browser's own
// keys and gestures and the program's apart; and when the program cannot start or go on, it says so in words.
//
// `window.tavoliere` is what page and program have in common: the program calls it (src/app/platform/web), the page's
// tests read `state` and `targets`.

const element = (id) => document.getElementById(id);
const cargo = JSON.parse(element("cargo").textContent);
const canvas = element("table");
const embedded = window.parent !== window;

// ---- words

const catalogue = JSON.parse(element("words").textContent);
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in catalogue) ?? "en";
document.documentElement.lang = language;

function say(key, values = {}) {
  return catalogue[language][key].replace(/\{ *\$(\w+) *\}/g, (_, name) => values[name]);
}

const megabytes = (bytes) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
const amounts = (done) => ({ done: megabytes(done), total: megabytes(cargo.bytes) });

canvas.setAttribute("aria-label", say("web-table"));

// ---- trouble

let failed = false;
let running = false;

// Shows a message in place of the table. Only the first counts: what follows a failure are its echoes.
function fail(kind, { why = say(`web-${kind}-why`), said = "", doors }) {
  if (failed) return;
  failed = true;
  for (const context of sounds) context.suspend();
  element("carrying").hidden = true;
  element("trouble-title").textContent = say(`web-${kind}`);
  element("trouble-why").textContent = why;
  element("trouble-said").hidden = said === "";
  element("trouble-said").querySelector("summary").textContent = say("web-said");
  element("trouble-said").querySelector("pre").textContent = said;
  element("trouble-doors").replaceChildren(
    ...doors.map(([key, open]) => {
      const button = document.createElement("button");
      button.textContent = say(key);
      button.dataset.door = key;
      button.addEventListener("click", open);
      return button;
    }),
  );
  element("trouble").hidden = false;
  element("trouble").dataset.kind = kind;
  element("curtain").classList.toggle("over", running);
  element("curtain").hidden = false;
  element("trouble-doors").querySelector("button")?.focus();
}

const resumeKey = "tavoliere.resume";

function resume() {
  // Where storage is barred the page still reloads, to the shelf.
  try {
    sessionStorage.setItem(resumeKey, "yes");
  } catch {}
  location.reload();
}

function takeResumption() {
  try {
    const asked = sessionStorage.getItem(resumeKey) !== null;
    sessionStorage.removeItem(resumeKey);
    return asked;
  } catch {
    return false;
  }
}

const reload = () => location.reload();
// A game that breaks the program would break it again: the second door leads to the shelf.
const stopped = (kind, said) => fail(kind, { said, doors: [["web-resume", resume], ["web-reload", reload]] });

canvas.addEventListener("webglcontextlost", () => stopped("context", ""));

// A trap leaves the program in no state to go on, whether or not it had time to panic.
function onUncaught(error) {
  const text = String(error?.stack ?? error);
  // winit leaves the main function this way.
  if (text.includes("Using exceptions for control flow")) return;
  if (error instanceof WebAssembly.RuntimeError || text.includes(cargo.wasm)) stopped("panic", text);
}
window.addEventListener("error", (event) => onUncaught(event.error ?? event.message));
window.addEventListener("unhandledrejection", ({ reason }) => {
  // Refused sound or clipboard also ends here, and harms nobody.
  if (reason instanceof WebAssembly.RuntimeError) onUncaught(reason);
});

// ---- what page and program have in common

let frames = 0;
let published = { targets: [] };
const resuming = takeResumption();
const watched = location.hash === "#watch";

window.tavoliere = {
  // The first picture is drawn: the curtain rises.
  ready() {
    running = true;
    if (failed) return;
    element("curtain").hidden = true;
    if (!embedded) canvas.focus({ preventScroll: true });
  },
  // Called once a frame; answers whether somebody reads what `publish` is told.
  drew() {
    frames += 1;
    return watched;
  },
  // What is on the screen, as JSON: { .., targets: [{ name, x, y, w, h }] } in CSS pixels.
  publish(json) {
    published = JSON.parse(json);
  },
  panicked(text) {
    stopped("panic", text);
  },
  // Was the page reloaded in order to take up a game that broke off?
  resumes: () => resuming,
  think,
  stop,
  state: () => ({ ...published, frames }),
  targets: () => published.targets,
};

// ---- computer players, who think in a thread of their own

let thoughts = 0;
const busy = new Map();
let spare;

// Hands a question to a computer player. `done` is called once with the answer, or with nothing when no thread could
// find one; the program then has to think itself. Gives the number to `stop` it by.
function think(task, done) {
  const number = ++thoughts;
  let worker;
  const end = (answer) => {
    if (!busy.delete(number)) return;
    if (answer !== undefined && spare === undefined) spare = worker;
    else worker?.terminate();
    done(answer);
  };
  try {
    worker = spare ?? new Worker(`thinking.js?${cargo.version}`, { type: "module" });
    spare = undefined;
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = () => end(undefined);
    worker.postMessage(task);
  } catch {
    queueMicrotask(() => end(undefined));
  }
  busy.set(number, worker);
  return number;
}

function stop(number) {
  busy.get(number)?.terminate();
  busy.delete(number);
}

// ---- a program that died without a word

// A still table draws nothing, so silence alone means nothing; but every key and click is answered by a frame.
const patience = 10_000;
let expecting = false;

function expectFrame() {
  if (!running || failed || expecting) return;
  expecting = true;
  const before = frames;
  const since = performance.now();
  let ticks = 0;
  // Counted in the page's own frames: a hidden or overburdened page draws none, and proves nothing.
  const look = () => {
    ticks += 1;
    if (frames !== before || failed) {
      expecting = false;
    } else if (ticks > 20 && performance.now() - since > patience) {
      stopped("silent", "");
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

// ---- keys, wheel and touch

canvas.addEventListener("pointerdown", () => {
  canvas.focus({ preventScroll: true });
  expectFrame();
});
canvas.addEventListener("contextmenu", (event) => event.preventDefault());

// Keys that would scroll the page, leave it or open a search; all others, and everything with Ctrl, stay the browser's.
const kept = new Set([" ", "Tab", "Backspace", "PageUp", "PageDown", "Home", "End", "'", "/"]);
canvas.addEventListener("keydown", (event) => {
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (!shortcut && (kept.has(event.key) || event.key.startsWith("Arrow"))) event.preventDefault();
  expectFrame();
});

// The wheel moves the table, not the page. With Ctrl it zooms the page as everywhere, and in another page's frame it
// is that page's until the table has been clicked; then the program must not see it.
window.addEventListener(
  "wheel",
  (event) => {
    if (event.target !== canvas) return;
    if (event.ctrlKey || (embedded && document.activeElement !== canvas)) event.stopImmediatePropagation();
    else event.preventDefault();
  },
  { capture: true, passive: false },
);

// ---- sound

// Browsers keep sound back until the first click or key; the contexts made before it are woken then.
const sounds = new Set();
if (window.AudioContext) {
  window.AudioContext = new Proxy(window.AudioContext, {
    construct(target, values) {
      const context = new target(...values);
      sounds.add(context);
      return context;
    },
  });
}
for (const kind of ["pointerup", "touchend", "keydown"]) {
  window.addEventListener(kind, () => {
    for (const context of sounds) if (!failed && context.state !== "running") context.resume().catch(() => {});
  });
}

// ---- carrying the program in

class Undelivered extends Error {}

const silence = 60_000;

function showProgress(done) {
  element("progress").max = cargo.bytes;
  element("progress").value = done;
  element("bytes").textContent = say("web-bytes", amounts(done));
  element("doing").textContent = say(done < cargo.bytes ? "web-carrying" : "web-laying");
}

// Fetches the program as a response that is compiled while it arrives. The bytes are counted as they come out of the
// browser's decompression, against the size before compression: the server's own length would be the packed one.
async function fetchProgram(broken) {
  const stop = new AbortController();
  let alarm;
  const wait = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => stop.abort(new Undelivered(say("web-download-silent"))), silence);
  };
  wait();
  let answer;
  try {
    answer = await fetch(`${cargo.wasm}?${cargo.version}`, { signal: stop.signal });
  } catch (error) {
    clearTimeout(alarm);
    throw error instanceof Undelivered ? error : new Undelivered(say("web-download-other"));
  }
  if (!answer.ok) {
    clearTimeout(alarm);
    throw new Undelivered(say("web-download-status", { status: `${answer.status} ${answer.statusText}`.trim() }));
  }
  const reader = answer.body.getReader();
  let done = 0;
  const counted = new ReadableStream({
    async pull(controller) {
      try {
        const part = await reader.read();
        wait();
        if (!part.done) {
          done += part.value.length;
          showProgress(done);
          controller.enqueue(part.value);
          return;
        }
        clearTimeout(alarm);
        if (done < cargo.bytes) throw new Undelivered(say("web-download-short", amounts(done)));
        controller.close();
      } catch (error) {
        clearTimeout(alarm);
        broken.by = error instanceof Undelivered ? error : new Undelivered(say("web-download-broken", amounts(done)));
        controller.error(broken.by);
      }
    },
  });
  return new Response(counted, { headers: { "Content-Type": "application/wasm" } });
}

let attempts = 0;

async function start() {
  showProgress(0);
  const broken = {};
  attempts += 1;
  try {
    const [program, response] = await Promise.all([
      // A browser may remember that a module failed to load; another address makes it try again.
      import(`./${cargo.module}?${cargo.version}-${attempts}`).catch((error) => {
        throw error instanceof SyntaxError ? error : new Undelivered(say("web-download-other"));
      }),
      fetchProgram(broken),
    ]);
    await program.default({ module_or_path: response });
  } catch (error) {
    const delivery = broken.by ?? (error instanceof Undelivered ? error : undefined);
    if (delivery) fail("download", { why: delivery.message, doors: [["web-again", again]] });
    else if (!String(error).includes("Using exceptions for control flow"))
      fail("start", { said: String(error?.stack ?? error), doors: [["web-reload", reload]] });
  }
}

function again() {
  failed = false;
  element("trouble").hidden = true;
  element("carrying").hidden = false;
  start();
}

function canDraw() {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

if (canDraw()) start();
else fail("graphics", { doors: [["web-again", reload]] });
