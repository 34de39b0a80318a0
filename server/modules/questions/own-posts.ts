import { threadPath } from '#domain/posts/thread-path.ts'
import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { LocationsServices } from '../locations/locations-services.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
import {
  findOwnPost,
  findThreadMarks,
  type OwnPostRow,
  selectOwnComments,
  selectOwnPosts,
  selectPendingPosts,
  type ThreadMarks,
} from './own-posts.queries.ts'

/** A post as its author sees it, with the place that it is about. */
export type OwnPostRecord = OwnPostRow & { suburb: PlaceRecord; path: string }
type OwnThreadRecord = ThreadMarks & { posts: OwnPostRecord[] }

export type OwnPosts = {
  /** Throws NOT_FOUND for what is not theirs. */
  require(memberId: number, id: number): Promise<OwnPostRecord>
  /** What they said to the reviews of a place. */
  commentsAbout(memberId: number, locationId: number): Promise<OwnPostRecord[]>
  /** What they wrote that nobody else sees yet. */
  pending(memberId: number): Promise<OwnPostRecord[]>
  thread(memberId: number, questionId: number): Promise<OwnThreadRecord | null>
}

export function ownPosts({ database, places }: Pick<PlatformServices, 'database'> & LocationsServices): OwnPosts {
  async function placed(rows: readonly OwnPostRow[]): Promise<OwnPostRecord[]> {
    const suburbs = await places.byIds([...new Set(rows.map(({ locationId }) => locationId))])
    const suburbById = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
    return rows.flatMap((row) => {
      const suburb = suburbById.get(row.locationId)
      return suburb === undefined ? [] : [{ ...row, suburb, path: pathOf(row, suburb) }]
    })
  }

  return {
    async require(memberId, id) {
      const row = await findOwnPost(database, memberId, id)
      const [post] = row === null ? [] : await placed([row])
      if (post === undefined) throw new PortalError('NOT_FOUND', postErrors.noPost)
      return post
    },
    commentsAbout: async (memberId, locationId) => placed(await selectOwnComments(database, memberId, locationId)),
    pending: async (memberId) => placed(await selectPendingPosts(database, memberId)),
    async thread(memberId, questionId) {
      const marks = await findThreadMarks(database, memberId, questionId)
      return marks && { ...marks, posts: await placed(await selectOwnPosts(database, memberId, questionId)) }
    },
  }
}

const pathOf = ({ postId, rootId, rootKind, rootTitle }: OwnPostRow, { uri }: PlaceRecord): string =>
  threadPath({ postId, threadId: rootId, threadKind: rootKind, threadTitle: rootTitle, locationUri: uri })
