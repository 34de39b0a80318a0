import { type ChangeEvent, useRef, useState } from 'react'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { base64In } from '#src/shared/pictures/picture-for-upload.ts'
import { EditorSection, fieldId } from './draft-fields.tsx'
import { editorCopy } from './editor.copy.ts'
import { useFilesUnderWay } from './files-under-way.ts'
import { useContent, useEditorCommands, useProblem } from './listing-editor.provider.tsx'
import { picturesCopy } from './pictures.copy.ts'

const copy = picturesCopy.statement
const LARGEST_BYTES = 7_000_000
const LONGEST_UPLOAD_MILLISECONDS = 120_000

/** The Statement of Information of a home for sale. */
export function StatementSection({ id }: { id: string }) {
  const { listingType, statement } = useContent()
  const problem = useProblem('statement')
  const { change } = useEditorCommands()
  const { isSending, failure, send } = useStatementUpload(id)
  const input = useRef<HTMLInputElement>(null)
  if (listingType === 'rental' && statement === null) return null
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file) void send(file)
  }
  return (
    <EditorSection title={editorCopy.sections.statement}>
      <FieldGroup
        id={fieldId('statement')}
        label={editorCopy.sections.statement}
        isLabelHidden
        hint={copy.hint}
        error={failure ?? problem}
      >
        <Stack gap={12}>
          {statement !== null && (
            <Link href={statement.url} target="_blank" rel="noopener" isStandalone>
              {statement.fileName}
            </Link>
          )}
          <input ref={input} type="file" accept="application/pdf" hidden aria-label={copy.file} onChange={take} />
          <Inline gap={8}>
            <Button variant="secondary" isBusy={isSending} onClick={() => input.current?.click()}>
              {statement === null ? copy.choose : copy.replace}
            </Button>
            {statement !== null && (
              <Button variant="quiet" aria-label={copy.remove} onClick={() => change({ statement: null })}>
                {copy.removeShort}
              </Button>
            )}
          </Inline>
          <Text role="status" size="small">
            {isSending ? copy.sending : ''}
          </Text>
        </Stack>
      </FieldGroup>
    </EditorSection>
  )
}

function useStatementUpload(id: string) {
  const { change, whenSaved } = useEditorCommands()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useFilesUnderWay(isSending)
  async function send(file: File): Promise<void> {
    if (file.size > LARGEST_BYTES || file.type !== 'application/pdf') return setFailure(copy.notAPdf)
    setIsSending(true)
    setFailure(null)
    const sent = await sendStatement(id, file, whenSaved)
    if ('message' in sent) setFailure(sent.message)
    else change({ statement: sent })
    setIsSending(false)
  }
  return { isSending, failure, send }
}

type Statement = { identifier: string; fileName: string; url: string }

async function sendStatement(
  id: string,
  file: File,
  whenSaved: () => Promise<boolean>,
): Promise<Statement | { message: string }> {
  const document = base64In(await dataUrlOf(file))
  if (!(await whenSaved())) return { message: picturesCopy.unsaved }
  const result = await resultOf(
    (signal) =>
      rest.POST('/listing-drafts/{id}/documents', {
        params: { path: { id } },
        body: { document, fileName: file.name },
        signal,
      }),
    undefined,
    LONGEST_UPLOAD_MILLISECONDS,
  )
  if (result.ok) return result.data
  return { message: result.problem.status === null ? picturesCopy.unreachable : result.problem.message }
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // Read as a data URL, it is a text.
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
}
