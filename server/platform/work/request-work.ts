import { AsyncLocalStorage } from 'node:async_hooks'

/** `file` is what pictures and other files need, `background` what nobody waits for. */
export type Lane = 'api' | 'page' | 'file' | 'background'

/** For whom something is done, and until when it is worth doing. */
export type Work = {
  lane: Lane
  /** The network address of a visitor. */
  owner: string
  /** Aborted with WorkTimedOut or ClientGone. */
  signal: AbortSignal | undefined
}

/** The work took longer than anybody waits for it. */
export class WorkTimedOut extends Error {
  override name = 'WorkTimedOut'
}

/** Whoever asked has left; nobody reads the answer. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

const background: Work = { lane: 'background', owner: 'portal', signal: undefined }
const works = new AsyncLocalStorage<Work>()

/** For whom the code that asks is running. */
export const currentWork = (): Work => works.getStore() ?? background

/** Runs something for somebody; all that it awaits belongs to that work too. */
export const workFor = <Result>(work: Work, action: () => Result): Result => works.run(work, action)

/** Runs something within the current work that is also given up with `signal`. */
export function workUntil<Result>(signal: AbortSignal | undefined, action: () => Result): Result {
  if (signal === undefined) return action()
  const work = currentWork()
  const either = work.signal === undefined ? signal : AbortSignal.any([work.signal, signal])
  return works.run({ ...work, signal: either }, action)
}

const SHARED_DEADLINE = 10_000

/** Runs what others may be waiting for as well: it is not given up with the one who asked first. */
export function sharedWork<Result>(action: () => Result): Result {
  const work = currentWork()
  if (work.signal === undefined) return action()
  return works.run({ ...work, signal: AbortSignal.timeout(SHARED_DEADLINE) }, action)
}
