import type { DeferredCode } from '#src/api/code/deferred-code.ts'
import { runWhen } from './run-when.ts'

/** Asks for the code of what the server rendered only after a pause; whoever needs it sooner gets it at once. */
export function hydratedAfter<Module>(pause: () => Promise<unknown>, code: DeferredCode<Module>): DeferredCode<Module> {
  let awaited: Promise<Module> | null = null
  return { ...code, eventually: () => (awaited ??= pause().then(code.eventually)) }
}

export const untilIdle = () => new Promise<void>((resolve) => void runWhen('idle', resolve))
