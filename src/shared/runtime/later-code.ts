import { type DeferredCode, deferredCode } from '#src/api/code/deferred-code.ts'
import { emit } from './app-events.ts'
import { runWhenIdle } from './run-when.ts'

/** Code that is no part of what needs it, and when the browser asks for it (docs/decisions/062). */
export type LaterCode<Module, When extends 'now' | 'onIdle' | 'onIntent'> = DeferredCode<Module> & { when: When }

/** What a page is made of; the server renders it too. */
export type RenderedCode<Module> = LaterCode<Module, 'now' | 'onIdle'>

export type CodeOnIntent<Module> = LaterCode<Module, 'onIntent'> & {
  /** Waits for what a visitor pressed for; where it does not come they are told, and may ask again. */
  request: () => Promise<Module>
}

/** Comes with what needs it. */
export const now = <Module>(importModule: () => Promise<Module>): LaterCode<Module, 'now'> => ({
  ...deferredCode(importModule),
  when: 'now',
})

/** Comes once the page has loaded and the browser has nothing better to do; whoever needs it sooner gets it at once. */
export function onIdle<Module>(importModule: () => Promise<Module>): LaterCode<Module, 'onIdle'> {
  const code = deferredCode(importModule)
  let awaited: Promise<Module> | null = null
  const eventually = () => (awaited ??= new Promise<void>((resolve) => void runWhenIdle(resolve)).then(code.eventually))
  return { ...code, when: 'onIdle', eventually }
}

/** Comes once a visitor turns to it. */
export function onIntent<Module>(importModule: () => Promise<Module>): CodeOnIntent<Module> {
  const code = deferredCode(importModule)
  const orReported = (loading: Promise<Module>): Promise<Module> =>
    loading.catch(() => new Promise((resolve) => reportMissing(() => resolve(orReported(code.loadAgain())))))
  return { ...code, when: 'onIntent', request: () => orReported(code.load()) }
}

/** Tells the visitor that what they asked for did not come, with a way to try again. */
export const reportMissing = (retry: () => void) => emit('code.missing', retry)
