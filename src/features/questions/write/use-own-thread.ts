import { useQueryClient } from '@tanstack/react-query'
import { LocationQuestionIndexDocument } from '#src/api/generated/documents/location-question-index.ts'
import { OwnThreadDocument } from '#src/api/generated/documents/own-thread.ts'
import { QuestionIndexDocument } from '#src/api/generated/documents/question-index.ts'
import { QuestionItemDocument } from '#src/api/generated/documents/question-item.ts'
import type { OwnThreadQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { type PostThread, readAgain, readNow } from '#src/shared/posts/write/post-thread.ts'
import { useSession } from '#src/shared/session/use-session.ts'

type OwnThread = NonNullable<OwnThreadQuery['ownThread']>

/** What the member has to do with a question; null for nobody, and until it is known. */
export const useOwnThread = (postId: number): OwnThread | null => useOwnThreadState(postId).thread

/** The same, and what has to be known before it can be said that there is nothing. */
export function useOwnThreadState(postId: number): {
  thread: OwnThread | null
  awaited: 'member' | 'thread' | null
} {
  const { status } = useSession()
  const isMember = status === 'member'
  const { data, isLoading } = useDocumentQuery(OwnThreadDocument, { postId }, { isEnabled: isMember })
  const awaited = isLoading ? 'thread' : null
  return { thread: (isMember && data?.ownThread) || null, awaited: status === 'unknown' ? 'member' : awaited }
}

/** A question with its answers and comments, for what can be done with each of them. */
export function usePostThread(questionId: number): PostThread {
  const thread = useOwnThread(questionId)
  const queryClient = useQueryClient()
  const own = documentQuery(useExecute(), OwnThreadDocument, { postId: questionId })
  return {
    ownIds: thread?.posts.map(({ postId }) => postId) ?? [],
    readOwn: async (id) => {
      const { ownThread } = await queryClient.fetchQuery({ ...own, ...readNow })
      return ownThread?.posts.find(({ postId }) => postId === id)
    },
    readAgain: useReadQuestionsAgain(),
  }
}

const hashes = [LocationQuestionIndexDocument, OwnThreadDocument, QuestionIndexDocument, QuestionItemDocument].map(
  documentHash,
)

export function useReadQuestionsAgain(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => readAgain(queryClient, hashes)
}
