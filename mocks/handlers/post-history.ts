import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { threadPath } from '#domain/posts/thread-path.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import type { MockPortal } from '../portal.ts'
import { placeById } from '../search/places.ts'
import type { PostRecord, VersionRecord } from '../world/records.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { locationView } from './locations.ts'

/** The versions of a post that is changed now. */
export function withVersion(world: World, post: PostRecord): VersionRecord[] {
  const { title, content, review, status, reports, versions } = post
  const isPublic = status === 'published' && reports.length === 0
  return [{ title, content, review, isPublic, replacedAt: world.now }, ...versions]
}

const publicVersions = ({ versions }: PostRecord): VersionRecord[] => versions.filter(({ isPublic }) => isPublic)

export const hasHistory = (post: PostRecord): boolean => publicVersions(post).length > 0

/** What a review of a place says beside its text; empty for other posts. */
export const saidOfPlace = (review: PostRecord['review']) => ({
  statistics: review?.statistics ?? [],
  authorRelation: review?.authorRelation ?? null,
  sinceYear: review?.sinceYear ?? null,
  pros: review?.pros ?? [],
  cons: review?.cons ?? [],
})

export const versionView = ({ title, content, review, isPublic }: VersionRecord, replacedAt: string) => ({
  title,
  content,
  rating: review?.rating ?? null,
  ...saidOfPlace(review),
  isPublic,
  replacedAt,
})

export const postHistoryQueries = ({ world }: MockPortal) => ({
  postHistory({ postId }: { postId: number }) {
    const post = find(world.posts, { postId, status: 'published' })
    if (post === undefined || post.parentId !== null || !hasHistory(post)) return null
    const { kind, title, locationId } = post
    const place = placeById(world, locationId)
    const thread = { postId, threadId: postId, threadKind: kind, threadTitle: title, locationUri: place.uri }
    return {
      postId,
      kind,
      title,
      path: threadPath(thread),
      location: locationView(world, place),
      versions: publicVersions(post).map((version) =>
        versionView(version, isoInZone(version.replacedAt, timeZoneOfPlace(place))),
      ),
    }
  },
})
