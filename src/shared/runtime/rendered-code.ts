import type { DeferredCode } from '#src/api/code/deferred-code.ts'

let toLoad: DeferredCode<unknown>[] = []
let loading = Promise.resolve()

/** Says that the server renders what this code shows. */
export function renderedByServer(code: DeferredCode<unknown>): void {
  if (import.meta.env.SSR) toLoad.push(code)
}

/** Loads what the server renders of all that was imported so far. */
export const loadRenderedCode = (): Promise<void> => (loading = loading.then(loadAll))

/** What comes may name more. */
async function loadAll(): Promise<void> {
  const codes = toLoad
  toLoad = []
  await Promise.all(codes.map((code) => code.load()))
  if (toLoad.length > 0) await loadAll()
}
