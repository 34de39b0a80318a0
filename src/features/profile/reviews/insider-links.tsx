import { formatCasesUrl } from '#domain/posts/moderation-url.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { REVIEW_REQUESTS_PATH } from '#domain/reviews/review-url.ts'
import { Link } from '#src/design/link/link.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { agentReviewsCopy as copy } from '../profile.copy.ts'

/** The ways to the pages of agents, who ask for reviews, and of staff, who read them. */
export function InsiderLinks() {
  const session = useSession()
  if (session.status !== 'member') return null
  const { isAgent, claims } = session.member
  const readsCases = hasClaim(claims, 'agents_permission', 'CanManageAnyAgentReview')
  if (!isAgent && !readsCases) return null
  return (
    <Inline gap={16}>
      {isAgent && (
        <Link href={REVIEW_REQUESTS_PATH} isStandalone>
          {copy.requests}
        </Link>
      )}
      {readsCases && (
        <Link href={formatCasesUrl({ kind: 'agentReview', state: 'waiting', page: 1 })} isStandalone>
          {copy.cases}
        </Link>
      )}
    </Inline>
  )
}
