import { MOST_FOLLOWED_LOCATIONS } from '#domain/follows/follow-limits.ts'
import { locationFollowErrors as errors } from '#domain/follows/location-follow-errors.copy.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { placeByUri } from '../search/places.ts'
import { locationFollowKey } from '../world/location-follows.ts'
import type { MemberRecord } from '../world/members.ts'
import type { PlaceRecord } from '../world/records.ts'
import { find, findAll, remove } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { ownLocationReviewQueries } from './own-location-reviews.ts'
import type { RestOperations } from './rest/rest.ts'
import { requireCaller } from './sessions.ts'

type Asked = { locationUniqueUri: string; isFollowed: boolean }
type Operation = 'followLocation' | 'getLocationUserData' | 'unfollowLocation'

export const locationFollowMutations = ({ world }: MockPortal, headers: Headers) => ({
  followLocation: (asked: Asked) => setLocationFollow(world, requireCaller(world, headers), asked),
})

export const locationFollowerCount = (world: World, { id }: PlaceRecord): number =>
  findAll(world.locationFollows, { locationId: id }).length

function setLocationFollow(world: World, { id }: MemberRecord, { locationUniqueUri, isFollowed }: Asked) {
  const place = placeByUri(world, locationUniqueUri.trim().toLowerCase())
  if (place === null || place.type === 'region') {
    throw new Refusal('BAD_INPUT', errors.noPlace, 'locationUniqueUri')
  }
  const key = locationFollowKey(id, place.id)
  if (!isFollowed) remove(world.locationFollows, { key })
  else if (find(world.locationFollows, { key }) === undefined) {
    if (findAll(world.locationFollows, { memberId: id }).length >= MOST_FOLLOWED_LOCATIONS) {
      throw new Refusal('BAD_INPUT', errors.tooMany(MOST_FOLLOWED_LOCATIONS), 'locationUniqueUri')
    }
    world.locationFollows.create({ key, memberId: id, locationId: place.id, followedAt: world.now })
  }
  return {
    locationUniqueUri: place.uri,
    isFollowing: isFollowed,
    followerCount: locationFollowerCount(world, place),
  }
}

/** What members follow, by REST. */
export function locationFollowOperations(portal: MockPortal): Pick<RestOperations, Operation> {
  const { world } = portal
  const following =
    (isFollowed: boolean) =>
    ({ params, member }: { params: { location: string }; member: MemberRecord }) =>
      setLocationFollow(world, member, { locationUniqueUri: params.location, isFollowed })
  return {
    followLocation: following(true),
    unfollowLocation: following(false),
    getLocationUserData: ({ headers, query: { locationUniqueUri } }) => {
      const uri = locationUniqueUri.trim().toLowerCase()
      const place = required(placeByUri(world, uri), errors.noPlace)
      const asked = { locationUniqueUri: place.uri }
      const own = required(ownLocationReviewQueries(portal, headers).ownLocationReview(asked), errors.noPlace)
      return {
        ...asked,
        isFollowing: own.isFollowing,
        followerCount: locationFollowerCount(world, place),
        reviewId: own.review?.post.postId ?? null,
        helpfulReviewIds: own.votedIds,
      }
    },
  }
}
