/** Thrown instead of queueing more work than could be done while anybody still waits for it. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting.')
    this.name = 'QueueFull'
  }
}

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs at most `parallel` pieces of work at once, the others in the order they came; rejects with QueueFull beyond `longest` waiting. */
export function workQueue({ parallel, longest }: { parallel: number; longest: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= parallel) {
      if (waiting.length >= longest) throw new QueueFull()
      // The place of the one that ended is handed over, so `running` stays.
      await new Promise<void>((begin) => waiting.push(begin))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
