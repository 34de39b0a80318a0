/** Milliseconds after which others get their turn: a map that is dragged is drawn every 16. */
const CHUNK_MS = 5

/** Runs work step by step, a few milliseconds at a time. Returns how to give it up. */
export function runInChunks<Result>(work: Generator<void, Result>, onDone: (result: Result) => void): () => void {
  let timer = setTimeout(run)
  function run() {
    const begin = performance.now()
    while (performance.now() - begin < CHUNK_MS) {
      const step = work.next()
      if (step.done) return onDone(step.value)
    }
    timer = setTimeout(run)
  }
  return () => clearTimeout(timer)
}
