import { useSession } from './use-session.ts'

/** The member who is there; null for nobody, and as long as that is not known. */
export function useMemberId(): number | null {
  const session = useSession()
  return session.status === 'member' ? session.member.id : null
}
