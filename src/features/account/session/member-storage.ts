import type { SessionFacts } from '#machines/session/session.machine.ts'
import { type Member, validMember } from '#src/api/session/member.ts'
import { hasSessionCookie, readAccessToken, readTokenWords } from '#src/api/session/session-cookies.ts'
import { MEMBER_KEY } from '#src/shared/storage/storage-keys.ts'
import { storedValue } from '#src/shared/storage/stored-value.ts'

const SIGN_OUT_KEY = 'signOutPending'

const storedMember = storedValue<unknown>(MEMBER_KEY, (found) => found)
const storedSignOut = storedValue<boolean>(SIGN_OUT_KEY, (found) => found === true)

/** What this browser keeps of a session; a member that somebody changed is none. */
export const readSessionFacts = (): SessionFacts => ({
  hasSessionCookie: hasSessionCookie(),
  hasAccessToken: readAccessToken() !== null,
  member: validMember(storedMember.read(), readTokenWords()),
})

/** Keeps the member for this and the other tabs and pages; null for nobody. */
export const storeMember = (member: Member | null): void => storedMember.write(member)

/** Whether the server has still to hear that the visitor signed out. */
export const readSignOutPending = (): boolean => storedSignOut.read()
export const storeSignOutPending = (isPending: boolean): void => storedSignOut.write(isPending)

/** Tells who another tab says is there; returns how to stop. */
export function onMemberChangedElsewhere(listener: (member: Member | null) => void): () => void {
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || (key !== MEMBER_KEY && key !== null)) return
    const { member, hasSessionCookie: hasSession } = readSessionFacts()
    listener(hasSession ? member : null)
  }
  // Hears before the store does, which forgets then what it knew.
  storedMember.onChange(() => {})
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
