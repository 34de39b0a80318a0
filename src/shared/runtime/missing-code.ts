import { emit } from './app-events.ts'
import type { DeferredCode } from '#src/api/code/deferred-code.ts'

/** Tells the visitor that what they asked for did not come, with a way to try again. */
export const reportMissing = (retry: () => void) => emit('code.missing', retry)

/** Waits for code that a visitor asked for; where it does not come they are told, and may ask again. */
export const requestedCode = <Module>(code: DeferredCode<Module>): Promise<Module> => orReported(code, code.load())

const orReported = <Module>(code: DeferredCode<Module>, loading: Promise<Module>): Promise<Module> =>
  loading.catch(() => new Promise((resolve) => reportMissing(() => resolve(orReported(code, code.loadAgain())))))
