import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WrittenKind } from '#domain/posts/post-limits.ts'
import { ReportPostDocument } from '#src/api/generated/documents/report-post.ts'
import { WithdrawPostDocument } from '#src/api/generated/documents/withdraw-post.ts'
import type { PostReportReason } from '#src/api/generated/graphql.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import { askToSignIn } from '#src/shared/posts/post-toggle.tsx'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import * as styles from '../questions.css.ts'
import { AnswerToggles } from './answer-toggles.tsx'
import { readQuestionsAgain } from './question-calls.ts'
import { useOwnThread } from './use-own-thread.ts'
import { writeCopy as copy } from './write.copy.ts'

const replyForm = onIntent(() => import('./reply-form.tsx'))
const reportDialog = onIntent(() => import('#src/shared/posts/report-dialog.tsx'))

// Object.keys loses the key type; the table is a constant.
const reasonNames = Object.keys(copy.reasons) as readonly PostReportReason[]
const reasons = reasonNames.map((value) => ({ value, label: copy.reasons[value] }))

type Post = { postId: number; title?: string; content: string; author?: { name: string } | null | undefined }
type Props = {
  questionId: number
  kind: WrittenKind
  post: Post
  /** Of an answer. */
  answer?: { postId: number; votes: number; isAccepted: boolean; isOfQuestion: boolean }
}

/** What a reader or the author can do with a post. */
export function PostActions({ questionId, kind, post, answer }: Props) {
  const { isMember, thread } = useOwnThread(questionId)
  const [open, setOpen] = useState<Opened | null>(null)
  const author = post.author?.name ?? copy.formerMember
  const isOwn = thread?.posts.some((own) => own.postId === post.postId) ?? false
  return (
    <>
      <div className={styles.actions}>
        {answer && <AnswerToggles questionId={questionId} answer={answer} author={author} />}
        {answer && open !== 'comment' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={copy.commentLabel(author)}
            onClick={() => setOpen('comment')}
          >
            {copy.comment}
          </Button>
        )}
        {isOwn ? (
          <OwnActions postId={post.postId} text={post.title || post.content} onChange={() => setOpen('change')} />
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={copy.reportLabel(author)}
            onClick={() => (isMember ? setOpen('report') : askToSignIn())}
          >
            {copy.report}
          </Button>
        )}
      </div>
      <OpenForm open={open} kind={kind} post={post} onClose={() => setOpen(null)} />
    </>
  )
}

type Opened = 'report' | 'comment' | 'change'
type OpenProps = { open: Opened | null; kind: WrittenKind; post: Post; onClose: () => void }

function OpenForm({ open, kind, post: { postId, title = '', content }, onClose }: OpenProps) {
  const execute = useExecute()
  const Report = useCodeOnIntent(reportDialog, open === 'report')?.ReportDialog
  const Reply = useCodeOnIntent(replyForm, open === 'comment' || open === 'change')?.ReplyForm
  if (Report) {
    const send = (reason: PostReportReason) => execute(ReportPostDocument, { postId, reason })
    return <Report reasons={reasons} send={send} isOpen onClose={onClose} />
  }
  if (!Reply) return null
  return open === 'change' ? (
    <Reply subject={{ kind: 'change', postId }} form={{ kind, title, content }} onClose={onClose} />
  ) : (
    <Reply subject={{ kind: 'comment', postId }} form={{ kind: 'comment', title: '', content: '' }} onClose={onClose} />
  )
}

type OwnProps = { postId: number; text: string; onChange: () => void }

function OwnActions({ postId, text, onChange }: OwnProps) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const takeBack = async () => {
    try {
      await execute(WithdrawPostDocument, { postId })
      setMessage(copy.takenBack)
      await readQuestionsAgain(queryClient)
    } catch (problem) {
      setMessage(problem instanceof ApiProblem && problem.code === 'BAD_INPUT' ? problem.message : postFormCopy.failed)
    }
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={onChange}>
        {copy.change}
      </Button>
      <Button size="small" variant="quiet" aria-label={copy.takeBackLabel(text)} onClick={() => void takeBack()}>
        {copy.takeBack}
      </Button>
      <Text size="small" role="status">
        {message}
      </Text>
    </>
  )
}
