import { useState } from 'react'
import type { QuestionForm } from '#machines/question-editor/question-editor.machine.ts'
import { ReportPostDocument } from '#src/api/generated/documents/report-post.ts'
import type { PostReportReason } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import type { Elements } from '#src/design/elements.ts'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useForMember } from '#src/shared/session/use-for-member.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import * as styles from '../posts.css.ts'
import { OwnActions } from './own-actions.tsx'
import type { PostThread } from './post-thread.ts'
import { writeCopy as copy } from './write.copy.ts'

const replyForm = onIntent(() => import('./reply-form.tsx'))
const reportDialog = onIntent(() => import('#src/shared/posts/report-dialog.tsx'))

// Object.keys loses the key type; the table is a constant.
const reasonNames = Object.keys(copy.reasons) as readonly PostReportReason[]
const reasons = reasonNames.map((value) => ({ value, label: copy.reasons[value] }))

type Post = { postId: number; title?: string; content: string; author?: { name: string } | null | undefined }
export type OwnKind = QuestionForm['kind'] | 'locationReview'
type Props = {
  thread: PostThread
  kind: OwnKind
  post: Post
  canBeCommented?: boolean
  /** Changes it elsewhere than here. */
  onChange?: () => void
  /** What comes first. */
  children?: Elements
}

/** What a reader or the author can do with a post. */
export function PostActions({ thread, kind, post, canBeCommented = false, onChange, children }: Props) {
  const [open, setOpen] = useState<Opened | null>(null)
  const [changed, setChanged] = useState<Changed>({ times: 0, post, revision: null })
  const change = async () => {
    const found = await thread.readOwn(post.postId)
    const { title, content } = found ?? post
    const revision = found?.revision ?? null
    setChanged(({ times }) => ({ times: times + 1, post: { ...post, title, content }, revision }))
    setOpen('change')
  }
  const author = post.author?.name ?? copy.formerMember
  const openReport = () => setOpen('report')
  const report = useForMember(`report post ${post.postId}`, { press: openReport, finish: openReport })
  return (
    <>
      <div className={styles.actions}>
        {children}
        {canBeCommented && (
          <Button
            size="small"
            variant="quiet"
            aria-label={copy.commentLabel(author)}
            aria-expanded={open === 'comment'}
            onClick={() => setOpen(open === 'comment' ? null : 'comment')}
          >
            {copy.comment}
          </Button>
        )}
        {thread.ownIds.includes(post.postId) ? (
          <OwnActions thread={thread} post={post} onChange={onChange ?? change} />
        ) : (
          <Button size="small" variant="quiet" aria-label={copy.reportLabel(author)} onClick={report}>
            {copy.report}
          </Button>
        )}
      </div>
      <OpenForm
        key={changed.times}
        thread={thread}
        open={open}
        kind={kind}
        post={open === 'change' ? changed.post : post}
        revision={changed.revision}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

type Changed = { times: number; post: Post; revision: string | null }
type Opened = 'report' | 'comment' | 'change'
type OpenProps = {
  thread: PostThread
  open: Opened | null
  kind: OwnKind
  post: Post
  revision: string | null
  onClose: () => void
}

function OpenForm({ thread, open, kind, post: { postId, title = '', content }, revision, onClose }: OpenProps) {
  const { readOwn, readAgain } = thread
  const execute = useExecute()
  const Report = useCodeOnIntent(reportDialog, open === 'report', reportMissing)?.ReportDialog
  const Reply = useCodeOnIntent(replyForm, open === 'comment' || open === 'change', reportMissing)?.ReplyForm
  if (Report) {
    const send = (reason: PostReportReason) => execute(ReportPostDocument, { postId, reason })
    return <Report reasons={reasons} send={send} isOpen onClose={onClose} />
  }
  if (!Reply) return null
  return open === 'change' && kind !== 'locationReview' ? (
    <Reply
      subject={{ kind: 'change', postId, readOwn }}
      form={{ kind, title, content }}
      revision={revision}
      readAgain={readAgain}
      onClose={onClose}
    />
  ) : (
    <Reply
      subject={{ kind: 'comment', postId }}
      form={{ kind: 'comment', title: '', content: '' }}
      readAgain={readAgain}
      onClose={onClose}
    />
  )
}
