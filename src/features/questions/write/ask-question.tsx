import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { WritingNeedsScript } from '#src/shared/posts/needs-script.tsx'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useIsDraftBegun } from '#src/shared/storage/post-drafts.ts'
import { askSubject } from '#src/shared/posts/write/ask-draft.ts'
import { writeCopy as copy } from '#src/shared/posts/write/write.copy.ts'

const askForm = onIntent(() => import('./ask-form.tsx'))

type Props = { location: { uri: string; name: string } }

/** The way to a question about a suburb. */
export function AskQuestion({ location: { uri, name } }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isBegun = useIsDraftBegun('post', askSubject(uri))
  const Form = useCodeOnIntent(askForm, isOpen, reportMissing)?.AskForm
  return (
    <Stack gap={16}>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isBegun && !isOpen ? copy.goOn : copy.askAbout(name)}
        </Button>
      </div>
      <WritingNeedsScript />
      {isOpen && Form && <Form locationUri={uri} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}
