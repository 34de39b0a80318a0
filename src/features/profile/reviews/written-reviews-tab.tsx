import type { ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileWrittenReviewsDocument } from '#src/api/generated/documents/profile-written-reviews.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { writtenReviewsCopy as copy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'
import { PostsSection } from '../posts/posts-section.tsx'
import { isBeyond, type PrepareTab } from '../tab-preparation.ts'
import { WrittenReview } from './written-review.tsx'

const REVIEWS_ON_PAGE = 10
/** Nobody reads further than the contract goes. */
const LAST_PAGE = 20

const variablesOf = ({ username, page }: ProfileView) => ({
  username,
  reviewsPage: Math.min(page, LAST_PAGE),
  reviewsPageSize: REVIEWS_ON_PAGE,
})

export const prepareWrittenReviews: PrepareTab = async (view, { queryClient, execute }) => {
  const query = documentQuery(execute, ProfileWrittenReviewsDocument, variablesOf(view))
  const { userProfile } = await queryClient.fetchQuery(query)
  return {
    profile: userProfile?.profile ?? null,
    isPastEnd: view.page > LAST_PAGE || isBeyond(view, userProfile?.reviews.results),
  }
}

/** What a member said of agents. */
export function WrittenReviewsTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileWrittenReviewsDocument, variablesOf(view))
  if (error) throw error
  const written = view.page > LAST_PAGE ? [] : (data?.userProfile?.reviews.results ?? [])
  return (
    <ProfileFrame view={view} profile={data && (data.userProfile?.profile ?? null)}>
      {({ name, reviewCount }) => (
        <PostsSection
          view={view}
          found={{ total: reviewCount, results: written }}
          title={copy.count(reviewCount)}
          empty={copy.none(name)}
          onPage={REVIEWS_ON_PAGE}
          lastPage={LAST_PAGE}
        >
          {(activities) => (
            <div className={styles.reviews}>
              {activities.map((activity) => (
                <WrittenReview key={activity.id} activity={activity} />
              ))}
            </div>
          )}
        </PostsSection>
      )}
    </ProfileFrame>
  )
}
