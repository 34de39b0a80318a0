const PAUSES_MS: readonly number[] = [500, 1500]
const FAILURE_STANDS_MS = 3000
const PATIENCE_MS = 60_000

/** Code that is not part of the first load. */
export type DeferredCode<Module> = {
  /** The module once it is there. */
  loaded: () => Module | null
  /** Asks three times with a pause between, then rejects; a failure stands for a while, so that nobody can ask without end. */
  load: () => Promise<Module>
  /** Asks anew though a failure stands: for a visitor who pressed a button to try again. */
  loadAgain: () => Promise<Module>
  /** Loads what a visitor is about to need. What fails is told when it is needed. */
  prefetch: () => void
  /** Never rejects: for what replaces something that serves the visitor meanwhile. */
  eventually: () => Promise<Module>
}

/** The one way to code that comes later; `importModule` is an `import()`. */
export function deferredCode<Module>(importModule: () => Promise<Module>): DeferredCode<Module> {
  let module: Module | null = null
  let loading: Promise<Module> | null = null
  let hasFailed = false
  let awaited: Promise<Module> | null = null

  const load = () => (loading ??= imported())
  const loadAgain = () => {
    if (hasFailed) loading = null
    return load()
  }
  async function imported(): Promise<Module> {
    hasFailed = false
    try {
      return (module = await tryToImport(importModule))
    } catch (error) {
      const failed = loading
      hasFailed = true
      // At once, so that whoever asks again when the connection returns does not get the failure.
      afterPause(FAILURE_STANDS_MS, () => {
        if (loading === failed) loading = null
      })
      throw error
    }
  }
  const untilItComes = (): Promise<Module> => load().catch(() => pause(PATIENCE_MS).then(untilItComes))

  return {
    loaded: () => module,
    load,
    loadAgain,
    prefetch: () => void load().catch(() => {}),
    eventually: () => (awaited ??= untilItComes()),
  }
}

async function tryToImport<Module>(importModule: () => Promise<Module>, tries = 0): Promise<Module> {
  try {
    return await importModule()
  } catch (error) {
    const pauseMs = PAUSES_MS[tries]
    if (pauseMs === undefined) throw error
    await pause(pauseMs)
    return tryToImport(importModule, tries + 1)
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => afterPause(milliseconds, resolve))

/** Ends early when the connection returns. */
function afterPause(milliseconds: number, run: () => void): void {
  setTimeout(run, milliseconds)
  globalThis.window?.addEventListener('online', run, { once: true })
}
