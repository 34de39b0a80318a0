import { checkLocationReview, tidyLocationReview } from '#domain/location-reviews/check-location-review.ts'
import { locationReviewErrors as errors } from '#domain/location-reviews/location-review-errors.copy.ts'
import type { LocationReviewDraft } from '#domain/location-reviews/location-review-types.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { placeByUri } from '../search/places.ts'
import { locationFollowKey } from '../world/location-follows.ts'
import type { MemberRecord } from '../world/members.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { type ById, ownView, rewrite, write } from './own-posts.ts'
import { photosOf, requirePhotos, setPhotos } from './review-photos.ts'
import { requireCaller } from './sessions.ts'

type Fields = Omit<LocationReviewDraft, 'sinceYear' | 'photos'> &
  Partial<Pick<LocationReviewDraft, 'sinceYear' | 'photos'>>
type Changing = { input: ById & { revision?: string | null; review: Fields } }
type Writing = { input: { locationUniqueUri: string; idempotencyKey?: string | null; review: Fields } }

export const ownLocationReviewQueries = ({ world }: MockPortal, headers: Headers) => ({
  ownLocationReview({ locationUniqueUri }: { locationUniqueUri: string }) {
    const { id } = requireCaller(world, headers)
    const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
    if (place === null) return null
    const reviews = findAll(world.posts, { locationId: place.id, kind: 'locationReview' })
    const reviewIds = new Set(reviews.map(({ postId }) => postId))
    const own = ownReview(world, id, place.id)
    const comments = findAll(world.posts, { authorId: id, kind: 'comment' }).filter(
      ({ parentId, status }) => status !== 'withdrawn' && reviewIds.has(parentId ?? 0),
    )
    return {
      isFollowing: find(world.locationFollows, { key: locationFollowKey(id, place.id) }) !== undefined,
      review:
        own === undefined
          ? null
          : {
              ...own.review,
              photos: photosOf(world, own.postId, 'own'),
              post: ownView(world, own),
            },
      votedIds: reviews
        .filter(({ status, voterIds }) => status === 'published' && voterIds.includes(id))
        .map(({ postId }) => postId),
      comments: comments
        .toSorted((left, right) => right.postedAt.getTime() - left.postedAt.getTime())
        .map((post) => ownView(world, post)),
    }
  },
})

export const ownLocationReviewMutations = ({ world }: MockPortal, headers: Headers) => ({
  writeLocationReview({ input: { locationUniqueUri, idempotencyKey, review } }: Writing) {
    const author = requireCaller(world, headers)
    const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
    if (place === null || place.type === 'region') {
      throw new Refusal('BAD_INPUT', errors.noPlace, 'locationUniqueUri')
    }
    const { title, content, photos, ...part } = requiredReview(world, author, review)
    let isNew = false
    const post = write(world, author, {
      kind: 'locationReview',
      draft: { title, content },
      idempotencyKey,
      review: part,
      about() {
        if (ownReview(world, author.id, place.id)) throw new Refusal('BAD_INPUT', errors.isThere, 'locationUniqueUri')
        requirePhotos(world, { memberId: author.id, postId: null, photos })
        isNew = true
        return { locationId: place.id, parentId: null }
      },
    })
    if (isNew) setPhotos(world, post.postId, photos)
    return { post: ownView(world, post) }
  },
  updateLocationReview({ input: { postId, revision, review } }: Changing) {
    const author = requireCaller(world, headers)
    const { title, content, photos, ...part } = requiredReview(world, author, review)
    requirePhotos(world, { memberId: author.id, postId, photos })
    const post = rewrite(world, author, { postId, revision, draft: { title, content }, review: part })
    setPhotos(world, postId, photos)
    return { post: ownView(world, post) }
  },
})

const ownReview = (world: World, memberId: number, locationId: number) =>
  findAll(world.posts, { authorId: memberId, locationId, kind: 'locationReview' }).find(
    ({ status }) => status !== 'withdrawn',
  )

function requiredReview({ now }: World, { agentId }: MemberRecord, sent: Fields): LocationReviewDraft {
  const draft = { ...sent, sinceYear: sent.sinceYear ?? null, photos: sent.photos ?? null }
  const [first] = checkLocationReview(draft, now.getUTCFullYear())
  if (first !== undefined) throw new Refusal('BAD_INPUT', first.message, first.field)
  return { ...tidyLocationReview(draft), ...(agentId === null ? {} : { authorRelation: 'agent' }) }
}
