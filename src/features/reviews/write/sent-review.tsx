import type { SentPost } from '#machines/post-editor/post-editor.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { editorCopy as copy } from '../editor.copy.ts'
import { reviewEditor } from './review-editor.ts'

/** What became of the review, once it was sent. */
export function SentReviewNotice() {
  const stage = reviewEditor.useStage()
  const { became } = reviewEditor.useContext()
  if (stage === 'sentElsewhere') return <Notice>{copy.sentElsewhere}</Notice>
  return stage === 'sent' && became !== null ? <Notice tone="success">{messages[became]}</Notice> : null
}

const messages: Readonly<Record<SentPost, string>> = {
  published: copy.published,
  held: copy.held,
  unconfirmed: copy.unconfirmed,
}
