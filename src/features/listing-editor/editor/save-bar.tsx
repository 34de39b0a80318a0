import { Button } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { CONFLICT_ID } from './conflict-choice.tsx'
import { editorCopy } from './editor.copy.ts'
import * as styles from './editor.css.ts'
import { useIsSendingFiles } from './files-under-way.ts'
import { type EditorSnapshot, useEditor, useEditorCommands } from './listing-editor.provider.tsx'

const copy = editorCopy.bar

/** Whether all is saved, and the way to publish; always in view. */
export function SaveBar() {
  const text = useEditor(barText)
  const message = useEditor(barMessage)
  const isFailed = useEditor((snapshot) => snapshot.matches('saveFailed') || snapshot.matches('refused'))
  const isConflict = useEditor((snapshot) => snapshot.matches('conflict'))
  const isChecking = useEditor((snapshot) => snapshot.matches('checking') || snapshot.context.command !== null)
  const publishLabel = useEditor(({ context: { portal }, value }) => {
    if (value === 'conflict' || value === 'deletedMeanwhile') return null
    if (portal === null || portal.state === 'draft') return copy.publish
    return portal.hasUnpublishedChanges || !saved.has(value) ? copy.publishChanges : null
  })
  const isSendingFiles = useIsSendingFiles()
  const { saveNow, submit } = useEditorCommands()
  return (
    <section aria-label={copy.name} className={styles.bar}>
      <Stack gap={4} role="status">
        <Text weight="strong">{text}</Text>
        {message !== '' && <Text size="small">{message}</Text>}
      </Stack>
      <Inline gap={8}>
        {isFailed && (
          <Button variant="secondary" size="small" onClick={saveNow}>
            {copy.retry}
          </Button>
        )}
        {isConflict && (
          <Button size="small" onClick={() => document.getElementById(CONFLICT_ID)?.focus()}>
            {copy.choose}
          </Button>
        )}
        {publishLabel !== null && (
          <Button isBusy={isChecking || isSendingFiles} onClick={() => submit({ kind: 'publish' })}>
            {isSendingFiles ? copy.sendingFiles : publishLabel}
          </Button>
        )}
      </Inline>
    </section>
  )
}

const saved = new Set<string>(['draft', 'published', 'withdrawn'])

function barMessage({ context: { isUnanswered, isOvertaken, portal, message } }: EditorSnapshot): string {
  if (isUnanswered) return copy.unanswered
  return isOvertaken && portal !== null ? copy.overtaken(portal.changedBy, momentText(portal.changedAt)) : message
}

function barText({ value, context: { portal } }: EditorSnapshot): string {
  if (saved.has(value)) {
    if (portal === null) return copy.untouched
    if (portal.state === 'draft') return copy.saved
    if (portal.state === 'withdrawn' && !portal.hasUnpublishedChanges) return copy.saved
    return portal.hasUnpublishedChanges ? copy.savedNotPublished : copy.savedAndPublished
  }
  const text: unknown = Reflect.get(copy, value)
  return typeof text === 'string' ? text : ''
}
