/** Runs one at a time in all tabs. Pages without HTTPS have no locks; there idempotency keys and versions alone hold it to one. */
export const aloneInBrowser = <Result>(
  name: string,
  run: () => Promise<Result>,
  /** Whoever gives up waits no longer. */
  signal?: AbortSignal,
): Promise<Result> => ('locks' in navigator ? navigator.locks.request(name, signal ? { signal } : {}, run) : run())

/** The same for what another tab may do in the meantime: who waits longer than these milliseconds does nothing. */
export async function aloneUnlessBusy(name: string, run: () => Promise<void>, milliseconds: number): Promise<void> {
  const signal = AbortSignal.timeout(milliseconds)
  try {
    await aloneInBrowser(name, run, signal)
  } catch (problem) {
    if (problem !== signal.reason) throw problem
  }
}
