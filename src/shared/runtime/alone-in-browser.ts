/** Runs one at a time in all tabs. Pages without HTTPS have no locks; there idempotency keys and versions alone hold it to one. */
export const aloneInBrowser = <Result>(
  name: string,
  run: () => Promise<Result>,
  /** Whoever gives up waits no longer. */
  signal?: AbortSignal,
): Promise<Result> => ('locks' in navigator ? navigator.locks.request(name, signal ? { signal } : {}, run) : run())

/** Runs unless a tab runs something of this name already; then it does nothing. */
export async function unlessRunning(name: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run()
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : run()))
}
