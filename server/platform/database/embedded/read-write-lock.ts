type Job = { isAlone: boolean; start(): Promise<unknown> }

/**
 * Lets work through to the one connection of the embedded database, first come first served: single statements
 * together, a transaction alone. A transaction starts at once behind running statements, since the worker answers in
 * order anyway.
 */
export function readWriteLock() {
  const waiting: Job[] = []
  let isTaken = false

  function admit(): void {
    while (!isTaken) {
      const job = waiting.shift()
      if (job === undefined) return
      const done = job.start()
      if (!job.isAlone) continue
      isTaken = true
      void done.finally(() => {
        isTaken = false
        admit()
      })
    }
  }

  return function pass<T>(isAlone: boolean, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.push({ isAlone, start: () => work().then(resolve, reject) })
      admit()
    })
  }
}
