import { AsyncLocalStorage } from 'node:async_hooks'

/** `file` is what pictures and other files need, `background` what nobody waits for. */
export type Lane = 'api' | 'page' | 'file' | 'background'

/** Whose work it is, and when it is given up. */
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

/** The client has closed the connection; nobody reads the answer. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

const background: Work = { lane: 'background', owner: 'portal', signal: undefined }
const works = new AsyncLocalStorage<Work>()

/** The work that the calling code is part of. */
export const currentWork = (): Work => works.getStore() ?? background

/** Runs something as work of an owner; all that it awaits belongs to that work too. */
export const workFor = <Result>(work: Work, action: () => Result): Result => works.run(work, action)

/** Runs something within the current work that is also given up with `signal`. */
export function workUntil<Result>(signal: AbortSignal | undefined, action: () => Result): Result {
  if (signal === undefined) return action()
  const work = currentWork()
  const either = work.signal === undefined ? signal : AbortSignal.any([work.signal, signal])
  return works.run({ ...work, signal: either }, action)
}

const SHARED_DEADLINE = 10_000

/** Runs what several callers may wait for: it is not given up with the one who asked first. */
export function sharedWork<Result>(action: () => Result): Result {
  const work = currentWork()
  if (work.signal === undefined) return action()
  return works.run({ ...work, signal: AbortSignal.timeout(SHARED_DEADLINE) }, action)
}
