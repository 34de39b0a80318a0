import type { Member } from '#src/api/session/member.ts'
import { onSessionChange, readSession, type SessionView } from '#src/shared/session/session-view.ts'

/** The member who is there; null for nobody, and as long as that is not known. */
export function currentMember(): Member | null {
  const session = readSession()
  return session.status === 'member' ? session.member : null
}

/**
 * Tells when another member is there, or nobody any more; a session that is not known for a while changes nothing. Returns how to
 * stop.
 */
export function followMember(onMember: (member: Member | null) => void): () => void {
  let knownId = currentMember()?.id ?? null
  return onSessionChange(() => {
    if (readSession().status === 'unknown') return
    const member = currentMember()
    const id = member?.id ?? null
    if (id === knownId) return
    if (knownId !== null && id !== null) onMember(null)
    knownId = id
    onMember(member)
  })
}

/** Waits until it is known who is there. */
export function knownSession(): Promise<Exclude<SessionView, { status: 'unknown' }>> {
  return new Promise((resolve) => {
    const look = () => {
      const session = readSession()
      if (session.status === 'unknown') return
      stop()
      resolve(session)
    }
    const stop = onSessionChange(look)
    look()
  })
}
