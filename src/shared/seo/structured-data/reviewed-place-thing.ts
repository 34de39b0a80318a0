import { imageUrl } from '#domain/images/image-url.ts'
import { formatLocationReviewUrl } from '#domain/location-reviews/location-review-url.ts'
import type { Thing } from './thing.ts'

type Reviewed = {
  location: { uri: string; name: string }
  rating?: number | null
  reviewCount: number
  reviews: readonly {
    postId: number
    title: string
    content: string
    rating: number
    photos: readonly { identifier: string; version: number }[]
    postedAt: string
    author?: { name: string } | null
  }[]
}

/** A suburb or street with its rating and the reviews on this page. */
export const reviewedPlaceThing = (origin: string, { location, rating, reviewCount, reviews }: Reviewed): Thing => ({
  '@type': 'Place',
  '@id': `${origin}/${location.uri}#place`,
  name: location.name,
  url: `${origin}/${location.uri}`,
  aggregateRating:
    rating == null
      ? undefined
      : { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
  review: reviews.map(({ postId, title, content, rating: stars, photos, postedAt, author }) => ({
    '@type': 'Review',
    url: origin + formatLocationReviewUrl(location.uri, postId),
    name: title,
    reviewBody: content,
    image:
      photos.length === 0
        ? undefined
        : photos.map(({ identifier, version }) => origin + imageUrl({ identifier, version, width: 1200 })),
    datePublished: postedAt.slice(0, 10),
    author: { '@type': 'Person', name: author?.name ?? 'Former member' },
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  })),
})
