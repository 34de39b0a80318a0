import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { writeReviewPath } from '#domain/reviews/review-url.ts'
import { OwnPendingPostsDocument } from '#src/api/generated/documents/own-pending-posts.ts'
import { documentQuery, useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { PendingPosts } from '#src/shared/posts/write/pending-posts.tsx'
import { type PostThread, readAgain, readNow } from '#src/shared/posts/write/post-thread.ts'
import { ownPostsCopy as copy } from '../profile.copy.ts'

/** What a member wrote that nobody else sees yet, on their own profile. */
export function OwnPendingPosts() {
  const { data } = useDocumentQuery(OwnPendingPostsDocument, {})
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const asked = documentQuery(useExecute(), OwnPendingPostsDocument, {})
  const { pendingPosts = [], pendingAgentReviews = [] } = data ?? {}
  const thread: PostThread = {
    ownIds: pendingPosts.map(({ postId }) => postId),
    readOwn: async (id) => {
      const found = await queryClient.fetchQuery({ ...asked, ...readNow })
      return found.pendingPosts.find(({ postId }) => postId === id)
    },
    readAgain: () => readAgain(queryClient, [documentHash(OwnPendingPostsDocument)]),
  }
  const reviews = pendingAgentReviews.map(({ id, agent, ...review }) => ({
    ...review,
    postId: Number(id),
    kind: 'agentReview' as const,
    holdReasons: [],
    path: `${writeReviewPath(agent.username)}?review=${id}`,
  }))
  return (
    <PendingPosts
      title={copy.pending}
      posts={[...pendingPosts, ...reviews]}
      thread={thread}
      onChangeReview={(path) => path !== undefined && navigate(path)}
    />
  )
}
