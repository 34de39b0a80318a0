import { locationReviewErrors } from '#domain/location-reviews/location-review-errors.copy.ts'
import type { LocationReviewDraft } from '#domain/location-reviews/location-review-types.ts'
import type { MutationResolvers } from '#server/generated/resolvers.ts'
import type { LocationReviewFields } from '#server/generated/schema-types.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { LocationReviewsContext } from './location-reviews-services.ts'

export const locationReviewMutations: Pick<
  MutationResolvers<LocationReviewsContext>,
  'updateLocationReview' | 'writeLocationReview'
> = {
  writeLocationReview: async (_parent, { input: { locationUniqueUri, idempotencyKey, review } }, context) => {
    const { memberId } = await requireMember(context)
    const { places, locationReviewWriter, ownPosts } = context.services
    const place = await places.byUri(locationUniqueUri.trim().toLowerCase())
    if (place === null || place.type === 'region') {
      throw new PortalError('BAD_INPUT', locationReviewErrors.noPlace, { field: 'locationUniqueUri' })
    }
    const id = await locationReviewWriter.write(memberId, place, draftOf(review), idempotencyKey)
    return { post: await ownPosts.require(memberId, id) }
  },
  updateLocationReview: async (_parent, { input: { postId, revision, review } }, context) => {
    const { memberId } = await requireMember(context)
    await context.services.locationReviewWriter.change(memberId, postId, draftOf(review), revision)
    return { post: await context.services.ownPosts.require(memberId, postId) }
  },
}

const draftOf = (sent: LocationReviewFields): LocationReviewDraft => ({
  ...sent,
  sinceYear: sent.sinceYear ?? null,
  photos: sent.photos ?? null,
})
