import { hasClaim } from '#domain/permissions/claims.ts'
import { Link } from '#src/design/link/link.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { PerformanceLink } from './performance-link.tsx'
import { agentSettingsLinkCopy as copy } from './agent-settings-link.copy.ts'

type Props = {
  /** Of the agent. */
  username: string
  /** Whether it is the profile of who is logged in. */
  isOwn: boolean
}

/** The ways to what a profile shows and to how its homes do, for those who may change the one or see the other. */
export function AgentSettingsLink({ username, isOwn }: Props) {
  const session = useSession()
  if (session.status !== 'member') return null
  const { claims, isAgent } = session.member
  const isStaff =
    hasClaim(claims, 'agents_permission', 'CanChangeAnyAgentsSetting') ||
    hasClaim(claims, 'agents_permission', 'CanToggleVideoVisibility')
  return (
    <>
      {(isOwn || isStaff) && (
        <Link href={`/agent/${username}/settings`} isStandalone>
          {copy.settings}
        </Link>
      )}
      {(isAgent || isStaff) && <PerformanceLink username={username} />}
    </>
  )
}
