import { PerformanceHubUrlsDocument } from '#src/api/generated/documents/performance-hub-urls.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { useFeature } from '#src/shared/runtime/use-feature.ts'
import { agentSettingsLinkCopy as copy } from './agent-settings-link.copy.ts'

/** The way to how the homes of an agent do, where the portal has that and the member may see it. */
export function PerformanceLink({ username }: { username: string }) {
  const isOn = useFeature('performanceHub', false)
  const { data } = useDocumentQuery(PerformanceHubUrlsDocument, { username }, { isEnabled: isOn })
  const hub = isOn ? data?.performanceHubUrls?.hub : undefined
  return hub === undefined ? null : (
    <Link href={hub} isStandalone>
      {copy.performance}
    </Link>
  )
}
