import { hasClaim } from '#domain/permissions/claims.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { findCopy } from './agent-claim.copy.ts'
import { OwnClaims } from './own-claims.tsx'

/** What a member claimed; for staff the way to what they decide. */
export function MemberClaims() {
  const session = useSession()
  if (session.status !== 'member') return null
  const isStaff = hasClaim(session.member.claims, 'agents_permission', 'CanChangeAnyAgentsSetting')
  return (
    <Stack gap={24}>
      <OwnClaims key={session.member.id} />
      {isStaff && (
        <div>
          <Link href="/claim-your-agent-profile/requests" isStandalone>
            {findCopy.staff}
          </Link>
        </div>
      )}
    </Stack>
  )
}
