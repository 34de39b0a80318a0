import { useState } from 'react'
import { FollowQuestionDocument } from '#src/api/generated/documents/follow-question.ts'
import type { PostKind } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { WritingNeedsScript } from '#src/shared/posts/needs-script.tsx'
import { PostToggle } from '#src/shared/posts/post-toggle.tsx'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { PendingPosts } from '#src/shared/posts/write/pending-posts.tsx'
import { writeCopy as copy } from '#src/shared/posts/write/write.copy.ts'
import { useOwnThread, usePostThread, useReadQuestionsAgain } from './use-own-thread.ts'

const replyForm = onIntent(() => import('#src/shared/posts/write/reply-form.tsx'))

export function FollowQuestion({ postId }: { postId: number }) {
  const thread = useOwnThread(postId)
  const execute = useExecute()
  const readAgain = useReadQuestionsAgain()
  return (
    <PostToggle
      name={`followQuestion ${postId}`}
      isOn={thread?.isFollowing ?? false}
      label={copy.follow}
      set={async (isFollowed) => {
        await execute(FollowQuestionDocument, { postId, isFollowed })
        await readAgain()
      }}
    >
      {(isFollowed) => (isFollowed ? copy.following : copy.follow)}
    </PostToggle>
  )
}

/** The way to an answer, below those that are there. */
export function AnswerQuestion({ postId, isDiscussion }: { postId: number; isDiscussion: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const readAgain = useReadQuestionsAgain()
  const Reply = useCodeOnIntent(replyForm, isOpen, reportMissing)?.ReplyForm
  return (
    <Stack gap={16}>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {copy.answer(isDiscussion)}
        </Button>
      </div>
      <WritingNeedsScript />
      {isOpen && Reply && (
        <Reply
          subject={{ kind: 'answer', postId }}
          form={{ kind: 'answer', title: '', content: '' }}
          readAgain={readAgain}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  )
}

/** What the member wrote here that nobody else sees yet, and why. */
export const OwnPendingPosts = ({ postId }: { postId: number }) => (
  <PendingPosts posts={useOwnThread(postId)?.posts.flatMap(written) ?? []} thread={usePostThread(postId)} />
)

/** No thread holds the review of an agent. */
const written = <Post extends { kind: PostKind }>({ kind, ...post }: Post) =>
  kind === 'agentReview' ? [] : [{ ...post, kind }]
