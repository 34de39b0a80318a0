export type Asker = {
  /** The network of a visitor. */
  owner: string
  /** Aborted when the visitor has gone. */
  signal?: AbortSignal | undefined
}

export type SharedRequests<Result> = {
  isUnderWay(key: string): boolean
  /** Waits for what is under way for a key, or begins it: `begin` gets a signal that is aborted once everybody has gone before `onStart`. */
  join(
    key: string,
    asker: Asker,
    begin: (parts: { gone: AbortSignal; onStart: () => void }) => Promise<Result>,
  ): Promise<Result>
  /** Resolves when nothing is under way. */
  settle(): Promise<void>
}

type Shared<Result> = { result: Promise<Result>; waiting: number; hasStarted: boolean; leave: () => void }

/** One request for one thing, however many ask for it; what nobody waits for any more is not begun. */
export function sharedRequests<Result>(): SharedRequests<Result> {
  const underWay = new Map<string, Shared<Result>>()

  function start(key: string, begin: Parameters<SharedRequests<Result>['join']>[2]): Shared<Result> {
    const gone = new AbortController()
    const shared: Shared<Result> = {
      waiting: 0,
      hasStarted: false,
      leave() {
        shared.waiting -= 1
        if (shared.waiting > 0 || shared.hasStarted) return
        underWay.delete(key)
        gone.abort()
      },
      result: Promise.resolve().then(() => begin({ gone: gone.signal, onStart: () => (shared.hasStarted = true) })),
    }
    underWay.set(key, shared)
    const end = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    shared.result.then(end, end)
    return shared
  }

  return {
    isUnderWay: (key) => underWay.has(key),
    join(key, { signal }, begin) {
      const shared = underWay.get(key) ?? start(key, begin)
      shared.waiting += 1
      if (signal?.aborted === true) shared.leave()
      else signal?.addEventListener('abort', shared.leave, { once: true })
      return shared.result
    },
    async settle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay.values()].map(({ result }) => result))
    },
  }
}
