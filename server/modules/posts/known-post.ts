import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { isSamePost } from '#domain/posts/same-post.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { findPostByKey, type SentPost } from './post-store.queries.ts'

/** The number of the post that a member sent under a key; null for none. Throws CONFLICT where it was another. */
export async function knownPost(
  database: Database,
  { authorId, key, ...sent }: SentPost & { authorId: number; key: string },
): Promise<number | null> {
  const known = await findPostByKey(database, authorId, key)
  if (known?.isKnown === true && !isSamePost(known, sent)) {
    throw new PortalError('CONFLICT', postErrors.otherUnderKey)
  }
  return known?.id ?? null
}
