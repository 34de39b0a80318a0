import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decisionPath } from '#domain/posts/moderation-url.ts'
import { FollowQuestionDocument } from '#src/api/generated/documents/follow-question.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { PostToggle } from '#src/shared/posts/post-toggle.tsx'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { readQuestionsAgain } from './question-calls.ts'
import { useOwnThread } from './use-own-thread.ts'
import { writeCopy as copy } from './write.copy.ts'

const replyForm = onIntent(() => import('./reply-form.tsx'))

export function FollowQuestion({ postId }: { postId: number }) {
  const { isMember, thread } = useOwnThread(postId)
  const execute = useExecute()
  const queryClient = useQueryClient()
  return (
    <PostToggle
      isMember={isMember}
      isOn={thread?.isFollowing ?? false}
      label={copy.follow}
      set={async (isFollowed) => {
        await execute(FollowQuestionDocument, { postId, isFollowed })
        await readQuestionsAgain(queryClient)
      }}
    >
      {(isFollowed) => (isFollowed ? copy.following : copy.follow)}
    </PostToggle>
  )
}

/** The way to an answer, below those that are there. */
export function AnswerQuestion({ postId, isDiscussion }: { postId: number; isDiscussion: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const Reply = useCodeOnIntent(replyForm, isOpen)?.ReplyForm
  if (!isOpen || !Reply) {
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{copy.answer(isDiscussion)}</Button>
      </div>
    )
  }
  return (
    <Reply
      subject={{ kind: 'answer', postId }}
      form={{ kind: 'answer', title: '', content: '' }}
      onClose={() => setIsOpen(false)}
    />
  )
}

/** What the member wrote here that nobody else sees yet, and why. */
export function PendingPosts({ postId }: { postId: number }) {
  const { thread } = useOwnThread(postId)
  const pending = (thread?.posts ?? []).flatMap((post) =>
    post.status === 'published' || post.status === 'withdrawn' ? [] : [{ ...post, status: post.status }],
  )
  if (pending.length === 0) return null
  return (
    <section aria-label={copy.yours}>
      <Notice role="none">
        <Stack gap={12}>
          <Text weight="strong">{copy.yours}</Text>
          {pending.map(({ postId: id, title, content, status, holdReasons, decisionReason }) => (
            <Stack key={id} gap={4}>
              <Text hasLineBreaks>{title || content}</Text>
              <Text size="small" tone="inkSoft">
                {`${copy.status[status]}${copy.because(holdReasons.map((reason) => copy.holds[reason]))}`}
              </Text>
              {decisionReason && (
                <Text size="small">
                  {copy.reason(decisionReason)} <Link href={decisionPath(id)}>{copy.toDecision}</Link>
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      </Notice>
    </section>
  )
}
