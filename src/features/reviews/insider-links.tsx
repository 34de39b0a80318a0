import { hasClaim } from '#domain/permissions/claims.ts'
import { REVIEW_CASES_PATH, REVIEW_REQUESTS_PATH } from '#domain/reviews/review-url.ts'
import { Link } from '#src/design/link/link.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { reviewsPageCopy as copy } from './reviews-page.copy.ts'

/** The ways to the pages of agents, who ask for reviews, and of staff, who read them. */
export function InsiderLinks() {
  const session = useSession()
  if (session.status !== 'member') return null
  const { isAgent, claims } = session.member
  return (
    <>
      {isAgent && (
        <Link href={REVIEW_REQUESTS_PATH} isStandalone>
          {copy.requests}
        </Link>
      )}
      {hasClaim(claims, 'agents_permission', 'CanManageAnyAgentReview') && (
        <Link href={REVIEW_CASES_PATH} isStandalone>
          {copy.cases}
        </Link>
      )}
    </>
  )
}
