/** Runs one at a time in all tabs. Pages without HTTPS have no locks; there idempotency keys and versions alone hold it to one. */
export const aloneInBrowser = <Result>(
  name: string,
  run: () => Promise<Result>,
  /** Whoever gives up waits no longer. */
  signal?: AbortSignal,
): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`collections-${name}`, signal ? { signal } : {}, run) : run()
