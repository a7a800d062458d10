// The thread of a computer player: the engine-free half of the program, asked one question at a time.
const { search } = self.location;
const program = import(`./worker.js${search}`).then(async (program) => {
  await program.default({ module_or_path: new URL(`worker_bg.wasm${search}`, self.location.href) });
  return program;
});

self.onmessage = async ({ data }) => {
  try {
    self.postMessage((await program).answer(data));
  } catch {
    // Whoever asked will think for himself, and see for himself what is wrong.
    self.postMessage(undefined);
  }
};
