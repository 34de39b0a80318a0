import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
import type { OwnPostRecord } from './own-posts.ts'
import type { QuestionsParts } from './questions-services.ts'

type Asked = {
  locationUniqueUri: string
  isDiscussion: boolean
  title: string
  content: string
  idempotencyKey?: string | null | undefined
}
type Reply = { postId: number; content: string; idempotencyKey?: string | null | undefined }
type Parts = Pick<QuestionsParts, 'ownPosts' | 'places' | 'postWriter'>

/** Throws BAD_INPUT for a place that is neither a suburb nor a street, and as the writer of posts does. */
export async function ask(memberId: number, asked: Asked, parts: Parts): Promise<OwnPostRecord> {
  const suburb = await requireSuburb(asked.locationUniqueUri, parts)
  const id = await parts.postWriter.write(memberId, {
    kind: asked.isDiscussion ? 'discussion' : 'question',
    about: { locationId: suburb.id, parentId: null },
    draft: { title: asked.title, content: asked.content },
    key: asked.idempotencyKey,
  })
  return parts.ownPosts.require(memberId, id)
}

/** Throws NOT_FOUND where nothing is replied to, and as the writer of posts does. */
export async function reply(
  memberId: number,
  kind: 'answer' | 'comment',
  { postId, content, idempotencyKey }: Reply,
  { postWriter, ownPosts }: Parts,
): Promise<OwnPostRecord> {
  const id = await postWriter.write(memberId, {
    kind,
    about: { locationId: null, parentId: postId },
    draft: { title: '', content },
    key: idempotencyKey,
  })
  return ownPosts.require(memberId, id)
}

/** The suburb that is asked about: a street stands for its own, a region for none. */
async function requireSuburb(uri: string, { places }: Parts): Promise<PlaceRecord> {
  const place = await places.byUri(uri.trim().toLowerCase())
  const suburb = place?.suburbId == null ? place : await places.byId(place.suburbId)
  if (suburb?.type === 'suburb') return suburb
  throw new PortalError('BAD_INPUT', postErrors.noPlace, { field: 'locationUniqueUri' })
}
