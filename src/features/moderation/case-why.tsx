import type { CaseWhy_CaseFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { moderationCopy as copy } from './moderation.copy.ts'

/** Why staff read a post. */
export function CaseWhy({ found }: { found: CaseWhy_CaseFragment }) {
  const { status, holdReasons, reportCount, reportReasons, isAppealed } = found
  const lines = [
    status === 'held' ? copy.held(holdReasons) : copy.statuses[status],
    ...(reportCount > 0 ? [copy.reported(reportCount, reportReasons)] : []),
    ...(isAppealed ? [copy.appealed] : []),
  ]
  return (
    <Text as="span" size="small" weight="strong">
      {lines.join(' · ')}
    </Text>
  )
}
