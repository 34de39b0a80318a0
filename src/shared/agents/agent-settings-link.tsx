import { hasClaim } from '#domain/permissions/claims.ts'
import { Link } from '#src/design/link/link.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { agentSettingsLinkCopy as copy } from './agent-settings-link.copy.ts'
import { PerformanceHubUrlsDocument } from '#src/api/generated/documents/performance-hub-urls.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { useFeature } from '#src/shared/runtime/use-feature.ts'

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

/** The way to how the homes of an agent do, where the portal has that and the member may see it. */
function PerformanceLink({ username }: { username: string }) {
  const isOn = useFeature('performanceHub', false)
  const { data } = useDocumentQuery(PerformanceHubUrlsDocument, { username }, { isEnabled: isOn })
  const hub = isOn ? data?.performanceHubUrls?.hub : undefined
  return hub === undefined ? null : (
    <Link href={hub} isStandalone>
      {copy.performance}
    </Link>
  )
}
