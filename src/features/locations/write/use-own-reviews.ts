import { useQueryClient } from '@tanstack/react-query'
import { LocationOverviewDocument } from '#src/api/generated/documents/location-overview.ts'
import { OwnLocationReviewDocument } from '#src/api/generated/documents/own-location-review.ts'
import { SuburbProfileDocument } from '#src/api/generated/documents/suburb-profile.ts'
import type { OwnLocationReviewQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { type PostThread, readAgain, readNow } from '#src/shared/posts/write/post-thread.ts'
import { useSession } from '#src/shared/session/use-session.ts'

export type OwnReviews = NonNullable<OwnLocationReviewQuery['ownLocationReview']>

/** What the member has to do with the reviews of a place; null for nobody, and until it is known. */
export function useOwnReviews(uri: string): { isMember: boolean; own: OwnReviews | null } {
  const isMember = useSession().status === 'member'
  const { data } = useDocumentQuery(OwnLocationReviewDocument, { uri }, { isEnabled: isMember })
  return { isMember, own: (isMember && data?.ownLocationReview) || null }
}

/** The reviews of a place, for what can be done with each of them. */
type ReviewThread = PostThread & {
  isMember: boolean
  own: OwnReviews | null
  /** The member's own review as it is now, whatever was read before. */
  readOwnReview: () => Promise<OwnReviews['review']>
}

export function useReviewThread(uri: string): ReviewThread {
  const { isMember, own } = useOwnReviews(uri)
  const queryClient = useQueryClient()
  const asked = documentQuery(useExecute(), OwnLocationReviewDocument, { uri })
  const ownIds = [own?.review?.post.postId, ...(own?.comments ?? []).map(({ postId }) => postId)]
  const readNowOwn = async () => (await queryClient.fetchQuery({ ...asked, ...readNow })).ownLocationReview
  return {
    isMember,
    own,
    readOwnReview: async () => (await readNowOwn())?.review ?? null,
    ownIds: ownIds.filter((postId) => postId !== undefined),
    readOwn: async (id) => (await readNowOwn())?.comments.find(({ postId }) => postId === id),
    readAgain: () => readAgain(queryClient, hashes),
  }
}

const hashes = [LocationOverviewDocument, OwnLocationReviewDocument, SuburbProfileDocument].map(documentHash)
