import { MOST_FOLLOWED_LOCATIONS } from '#domain/follows/follow-limits.ts'
import { locationFollowErrors as errors } from '#domain/follows/location-follow-errors.copy.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import {
  addLocationFollower,
  countFollowedLocations,
  countLocationFollowers,
  isLocationFollowed,
  lockFollower,
  removeLocationFollower,
} from './location-follows.queries.ts'

type LocationFollowState = { locationUniqueUri: string; isFollowing: boolean; followerCount: number }

/** Which suburbs and streets members follow (docs/product.md, section 6.14). */
export type LocationFollows = {
  /** The same again changes nothing. Throws UNAUTHENTICATED, or BAD_INPUT for what is no suburb or street and for one too many. */
  set(memberId: number, uri: string, isFollowed: boolean): Promise<LocationFollowState>
  isFollowing(memberId: number, locationId: number): Promise<boolean>
  followerCount(locationId: number): Promise<number>
}

type Parts = Pick<PlatformServices, 'clock' | 'database'> & LocationsServices

export function locationFollows({ clock, database, places }: Parts): LocationFollows {
  const follow = (memberId: number, locationId: number) =>
    database.transaction(async () => {
      if (!(await lockFollower(database, memberId))) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
      if (await isLocationFollowed(database, memberId, locationId)) return
      if ((await countFollowedLocations(database, memberId)) >= MOST_FOLLOWED_LOCATIONS) {
        throw new PortalError('BAD_INPUT', errors.tooMany(MOST_FOLLOWED_LOCATIONS), { field: 'locationUniqueUri' })
      }
      await addLocationFollower(database, { memberId, locationId, now: clock() })
    })

  return {
    async set(memberId, uri, isFollowed) {
      const place = await places.byUri(uri.trim().toLowerCase())
      if (place === null || place.type === 'region') {
        throw new PortalError('BAD_INPUT', errors.noPlace, { field: 'locationUniqueUri' })
      }
      await (isFollowed ? follow(memberId, place.id) : removeLocationFollower(database, memberId, place.id))
      const followerCount = await countLocationFollowers(database, place.id)
      return { locationUniqueUri: place.uri, isFollowing: isFollowed, followerCount }
    },
    isFollowing: (memberId, locationId) => isLocationFollowed(database, memberId, locationId),
    followerCount: (locationId) => countLocationFollowers(database, locationId),
  }
}
