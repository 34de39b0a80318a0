import type { Member } from '#src/api/session/member.ts'

/** Who is there, as views see it; unknown until the browser or the portal has told. */
export type SessionView = { status: 'unknown' } | { status: 'loggedOut' } | { status: 'member'; member: Member }

const unknown: SessionView = { status: 'unknown' }
const listeners = new Set<() => void>()
let current: SessionView = unknown

/** The same object until it changes. */
export const readSession = (): SessionView => current

/** What the server renders for everyone, and what a page starts with. */
export const sessionOfServer = (): SessionView => unknown

/** Tells when it changes; returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the one who knows: the app, which runs the session's machine. */
export function publishSession(view: SessionView): void {
  const isSame =
    view.status === current.status &&
    (view.status !== 'member' || (current.status === 'member' && view.member === current.member))
  if (isSame) return
  current = view
  for (const listener of listeners) listener()
}
