import type { SentReview } from '#machines/review-editor/review-editor.machine.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { editorCopy as copy } from '../editor.copy.ts'
import { useEditorContext, useEditorStage } from './review-editor.provider.tsx'

/** What became of the review, once it was sent. */
export function SentReviewNotice() {
  const stage = useEditorStage()
  const { became } = useEditorContext()
  if (stage === 'sentElsewhere') return <Notice>{copy.sentElsewhere}</Notice>
  return stage === 'sent' && became !== null ? <Notice tone="success">{messages[became]}</Notice> : null
}

const messages: Readonly<Record<SentReview, string>> = {
  published: copy.published,
  held: copy.held,
  unconfirmed: copy.unconfirmed,
}
