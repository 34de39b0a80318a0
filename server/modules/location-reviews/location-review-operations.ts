import { shownAvatar } from '#domain/members/member-view.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import type { LocationReviewRecord } from './location-review-record.ts'
import type { LocationReviewsParts } from './location-reviews-services.ts'

/** What is said of a place, and its photos. */
export function locationReviewOperations(
  services: LocationReviewsParts,
): Operations<'getLocationReviews' | 'uploadReviewPhoto'> {
  return {
    getLocationReviews: async ({ params: { id }, query: { skip, take } }) => {
      const place = await services.places.byId(id)
      if (place === null) throw notFound(`location ${id}`)
      const [page, scores] = await Promise.all([
        services.locationReviews.page(place, { skip, take, sortOrder: 'USEFUL', relation: null }),
        services.locationRanking.scoresOf(id),
      ])
      const { score = null, rating = null } = scores.get('overall') ?? {}
      const results = (await page.results()).map(reviewView)
      return { locationId: id, score, rating, total: page.total, paging: page.paging, results }
    },
    uploadReviewPhoto: ({ body: { picture } }, { member }) => services.reviewPhotos.upload(member.memberId, picture),
  }
}

function reviewView({ author, place, postedAt, editedAt, ...review }: LocationReviewRecord) {
  const zone = timeZoneOfPlace(place)
  return {
    postId: review.postId,
    title: review.title,
    content: review.content,
    rating: review.rating,
    statistics: review.statistics,
    authorRelation: review.authorRelation,
    sinceYear: review.sinceYear,
    pros: review.pros,
    cons: review.cons,
    photos: review.photos,
    author: author && {
      username: author.username,
      name: author.name,
      isAgent: author.isAgent,
      avatar: shownAvatar(author, author.portraitIdentifier),
    },
    postedAt: isoInZone(postedAt, zone),
    editedAt: editedAt && isoInZone(editedAt, zone),
    helpfulCount: review.helpfulCount,
    commentCount: review.commentCount,
  }
}
