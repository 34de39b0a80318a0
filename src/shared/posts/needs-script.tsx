import { Notice } from '#src/design/notice/notice.tsx'
import { postFormCopy as copy } from './post-form.copy.ts'

/** Beside a button that opens a form, for who has no JavaScript. */
export const WritingNeedsScript = () => (
  <noscript>
    <Notice role="none">{copy.needsScript}</Notice>
  </noscript>
)
