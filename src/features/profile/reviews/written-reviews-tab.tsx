import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileWrittenReviewsDocument } from '#src/api/generated/documents/profile-written-reviews.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PastLastPage } from '#src/shared/not-found/past-last-page.tsx'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { profileCopy, writtenReviewsCopy as copy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'
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
  const written = data?.userProfile?.reviews.results ?? []
  const hrefForPage = (page: number) => formatProfileUrl({ ...view, page })
  return (
    <ProfileFrame view={view} profile={data && (data.userProfile?.profile ?? null)}>
      {({ name, reviewCount }) => {
        if (reviewCount === 0) return <Text tone="inkSoft">{copy.none(name)}</Text>
        if (view.page > LAST_PAGE || written.length === 0) {
          return <PastLastPage page={view.page} firstPageHref={hrefForPage(1)} />
        }
        return (
          <Stack as="section" gap={24}>
            <Heading level={2}>{copy.count(reviewCount)}</Heading>
            <div className={styles.reviews}>
              {written.map((activity) => (
                <WrittenReview key={activity.id} activity={activity} />
              ))}
            </div>
            <Pagination
              page={view.page}
              pageCount={Math.min(LAST_PAGE, Math.ceil(reviewCount / REVIEWS_ON_PAGE))}
              label={profileCopy.pages}
              hrefForPage={hrefForPage}
            />
          </Stack>
        )
      }}
    </ProfileFrame>
  )
}
