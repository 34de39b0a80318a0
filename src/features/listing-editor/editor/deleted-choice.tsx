import { useLocation } from 'wouter'
import { listingsPath } from '#domain/listing-drafts/listings-url.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { editorCopy } from './editor.copy.ts'
import { useContent, useEditor, useEditorCommands } from './listing-editor.provider.tsx'
import { persistedDraft } from './persisted-draft.ts'

const copy = editorCopy.deleted

type Props = { id: string; officeId: number | null }

/** What is typed here of a draft that somebody else deleted: it becomes a new listing, or goes too. */
export function DeletedChoice({ id, officeId }: Props) {
  const isDeleted = useEditor((snapshot) => snapshot.matches('deletedMeanwhile'))
  const content = useContent()
  const { discard } = useEditorCommands()
  const [, navigate] = useLocation()
  if (!isDeleted) return null
  const hasFiles = content.photos.length + content.floorPlans.length > 0 || content.statement !== null
  const startNew = () => {
    const newId = crypto.randomUUID()
    // The files of a draft go with it.
    const words = { ...content, photos: [], floorPlans: [], statement: null }
    persistedDraft(newId).save({ content: words, revision: 0, unanswered: null }, officeId)
    const former = persistedDraft(id)
    former.read()
    former.clear()
    navigate(listingsPath({ officeId, begins: content.listingType }, newId))
  }
  return (
    <Notice tone="warning">
      <Stack gap={12}>
        <Text weight="strong">{copy.title}</Text>
        <Text>{copy.hint}</Text>
        {hasFiles && <Text>{copy.files}</Text>}
        <Inline gap={8}>
          <Button onClick={startNew}>{copy.startNew}</Button>
          <Button variant="secondary" onClick={discard}>
            {copy.discard}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  )
}
