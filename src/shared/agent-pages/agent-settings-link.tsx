import { hasClaim } from '#domain/permissions/claims.ts'
import { Link } from '#src/design/link/link.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { agentSettingsLinkCopy as copy } from './agent-settings-link.copy.ts'

type Props = {
  /** Of the agent. */
  username: string
  /** Whether it is the profile of who is logged in. */
  isOwn: boolean
}

/** The way to what a profile shows, for those who may change some of it. */
export function AgentSettingsLink({ username, isOwn }: Props) {
  const session = useSession()
  const claims = session.status === 'member' ? session.member.claims : null
  const isStaff =
    hasClaim(claims, 'agents_permission', 'CanChangeAnyAgentsSetting') ||
    hasClaim(claims, 'agents_permission', 'CanToggleVideoVisibility')
  if (!isOwn && !isStaff) return null
  return (
    <Link href={`/agent/${username}/settings`} isStandalone>
      {copy.settings}
    </Link>
  )
}
