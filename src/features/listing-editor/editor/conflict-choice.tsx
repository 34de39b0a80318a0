import type { DraftContent } from '#domain/listing-drafts/listing-draft.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { editorCopy } from './editor.copy.ts'
import * as styles from './editor.css.ts'
import { fieldNames } from './field-names.ts'
import { useEditor, useEditorCommands } from './listing-editor.provider.tsx'

const copy = editorCopy.conflict

export const CONFLICT_ID = 'versions-to-choose'

/** Both of what somebody else has saved and what is typed here, until one of them is chosen. */
export function ConflictChoice() {
  const theirs = useEditor(({ context }) => context.theirs)
  const own = useEditor(({ context }) => context.content)
  const { chooseOwn, chooseTheirs } = useEditorCommands()
  if (theirs === null) return null
  const choose = (choice: () => void) => {
    choice()
    // The button that had the focus is gone.
    document.getElementById('main')?.focus()
  }
  return (
    <div id={CONFLICT_ID} tabIndex={-1}>
      <Notice tone="warning">
        <Stack gap={12}>
          <Text weight="strong">{copy.title}</Text>
          <Text>{copy.by(theirs.changedBy, momentText(theirs.changedAt))}</Text>
          <Text>{copy.differences}</Text>
          <div className={styles.differences}>
            <Version title={copy.yours} shown={own} other={theirs.content} />
            <Version title={copy.theirs} shown={theirs.content} other={own} />
          </div>
          <Inline gap={8}>
            <Button variant="secondary" onClick={() => choose(chooseOwn)}>
              {copy.chooseOwn}
            </Button>
            <Button variant="secondary" onClick={() => choose(chooseTheirs)}>
              {copy.chooseTheirs}
            </Button>
          </Inline>
        </Stack>
      </Notice>
    </div>
  )
}

const Version = ({ title, shown, other }: { title: string; shown: DraftContent; other: DraftContent }) => (
  <section aria-label={title} className={styles.choice}>
    <Stack gap={4}>
      <Text weight="strong">{title}</Text>
      {fieldNames
        .filter(([field]) => textOf(shown, field) !== textOf(other, field))
        .map(([field, name]) => (
          <Text key={field} size="small" hasLineBreaks>
            {`${name}: ${textOf(shown, field) || copy.nothing}`}
          </Text>
        ))}
    </Stack>
  </section>
)

/** What a field says, in short. */
function textOf(content: DraftContent, field: keyof DraftContent): string {
  const value = content[field]
  if (value === null || value === false) return ''
  if (value === true) return editorCopy.yes
  if (typeof value === 'string') return value
  if ('fileName' in value) return value.fileName
  return value
    .map((item) => {
      if (typeof item === 'string') return item
      return 'day' in item ? `${item.day} ${item.begins}–${item.ends}` : item.caption || item.identifier.slice(-8)
    })
    .join('\n')
}
