import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import { threadPath } from '#domain/posts/thread-path.ts'
import type { PostsServices } from '#server/modules/posts/posts-services.ts'
import type { VersionRecord } from '#server/modules/posts/post-version-record.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { LocationsServices } from '../locations/locations-services.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
import { findPublishedHead } from './post-history.queries.ts'

export type PostHistoryRecord = {
  postId: number
  kind: PostKind
  title: string
  path: string
  location: PlaceRecord
  versions: VersionRecord[]
}

/** What a published post said before that everybody may read; null where there is none. */
export type PostHistory = (postId: number) => Promise<PostHistoryRecord | null>

type Parts = Pick<PlatformServices, 'database'> & Pick<LocationsServices, 'places'> & Pick<PostsServices, 'posts'>

export const postHistory =
  ({ database, places, posts }: Parts): PostHistory =>
  async (postId) => {
    const head = await findPublishedHead(database, postId)
    const location = head && (await places.byId(head.locationId))
    if (head === null || location === null) return null
    const versions = (await posts.versionsOf([postId])).filter(({ isPublic }) => isPublic)
    if (versions.length === 0) return null
    const { kind, title } = head
    const timeZone = timeZoneOfPlace(location)
    return {
      postId,
      kind,
      title,
      path: threadPath({
        postId,
        threadId: postId,
        threadKind: kind,
        threadTitle: title,
        locationUri: location.uri,
      }),
      location,
      versions: versions.map((version) => ({ ...version, timeZone })),
    }
  }
