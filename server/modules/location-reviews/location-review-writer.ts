import { checkLocationReview, tidyLocationReview } from '#domain/location-reviews/check-location-review.ts'
import { locationReviewErrors } from '#domain/location-reviews/location-review-errors.copy.ts'
import type { LocationReviewDraft } from '#domain/location-reviews/location-review-types.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { PlaceRecord } from '#server/modules/locations/place-record.ts'
import type { PostsServices } from '#server/modules/posts/posts-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { findOwnReview, saveLocationReview } from './location-reviews.queries.ts'
import type { ReviewPhotos } from './review-photos.ts'

export type LocationReviewWriter = {
  /** The number of the post. Throws BAD_INPUT, also where the member has reviewed the place, and TOO_MANY_REQUESTS. */
  write(
    memberId: number,
    place: PlaceRecord,
    sent: LocationReviewDraft,
    key: string | null | undefined,
  ): Promise<number>
  /** Throws as the writer of posts does. */
  change(memberId: number, id: number, sent: LocationReviewDraft, revision: string | null | undefined): Promise<void>
}

type Parts = Pick<PlatformServices, 'clock' | 'database'> &
  MembersServices &
  PostsServices & { reviewPhotos: ReviewPhotos }

/** Writes reviews of places by the writer of all posts. */
export function locationReviewWriter({
  clock,
  database,
  members,
  postWriter,
  reviewPhotos,
}: Parts): LocationReviewWriter {
  async function checked(memberId: number, sent: LocationReviewDraft): Promise<LocationReviewDraft> {
    const [first] = checkLocationReview(sent, clock().getUTCFullYear())
    if (first !== undefined) throw new PortalError('BAD_INPUT', first.message, { field: first.field })
    const member = await members.byId(memberId)
    return { ...tidyLocationReview(sent), ...(member?.agentId == null ? {} : { authorRelation: 'agent' }) }
  }

  const partOf = (memberId: number, draft: LocationReviewDraft) => ({
    rating: draft.rating,
    statistics: draft.statistics,
    text: [...draft.pros, ...draft.cons, ...(draft.photos ?? []).map(({ caption }) => caption)].join('\n'),
    async store(id: number) {
      await saveLocationReview(database, id, draft)
      await reviewPhotos.save(memberId, id, draft.photos)
    },
  })

  return {
    async write(memberId, { id: locationId }, sent, key) {
      const draft = await checked(memberId, sent)
      return postWriter.write(memberId, {
        kind: 'locationReview',
        about: { locationId, parentId: null },
        draft,
        key,
        review: {
          ...partOf(memberId, draft),
          async requireNew() {
            if ((await findOwnReview(database, memberId, locationId)) === null) return
            throw new PortalError('BAD_INPUT', locationReviewErrors.isThere, { field: 'locationUniqueUri' })
          },
        },
      })
    },
    async change(memberId, id, sent, revision) {
      const draft = await checked(memberId, sent)
      await postWriter.change(memberId, id, { draft, revision, review: partOf(memberId, draft) })
    },
  }
}
