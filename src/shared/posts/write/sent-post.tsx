import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import { questionEditor } from './question-editor.ts'
import { writeCopy as copy } from './write.copy.ts'

/** What became of a post, once it was sent. */
export function SentPostNotice({ isChange = false }: { isChange?: boolean }) {
  const stage = questionEditor.useStage()
  const { became, path, form } = questionEditor.useContext()
  if (stage === 'sentElsewhere') return <Notice>{postFormCopy.sentElsewhere}</Notice>
  if (stage !== 'sent' || became === null) return null
  const published = isChange ? copy.changed : copy.published[form.kind]
  const isTopic = form.kind === 'question' || form.kind === 'discussion'
  return (
    <Notice tone="success">
      {became === 'published' ? published : copy[became]}{' '}
      {path !== null && !isChange && (became === 'published' || isTopic) && (
        <Link href={path}>{became === 'published' ? copy.seeIt : copy.seeOwn}</Link>
      )}
    </Notice>
  )
}
