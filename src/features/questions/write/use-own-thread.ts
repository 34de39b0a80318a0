import { OwnThreadDocument } from '#src/api/generated/documents/own-thread.ts'
import type { OwnThreadQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { useSession } from '#src/shared/session/use-session.ts'

type OwnThread = NonNullable<OwnThreadQuery['ownThread']>

/** What the member has to do with a question; null for nobody, and until it is known. */
export function useOwnThread(postId: number): { isMember: boolean; thread: OwnThread | null } {
  const isMember = useSession().status === 'member'
  const { data } = useDocumentQuery(OwnThreadDocument, { postId }, { isEnabled: isMember })
  return { isMember, thread: (isMember && data?.ownThread) || null }
}
