import { useState } from 'react'
import { ASK_FRAGMENT } from '#domain/questions/question-url.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { WritingNeedsScript } from '#src/shared/posts/needs-script.tsx'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useIsFragment } from '#src/shared/runtime/use-is-fragment.ts'
import { useIsDraftBegun } from '#src/shared/storage/post-drafts.ts'
import { askSubject } from '#src/shared/posts/write/ask-draft.ts'
import { writeCopy as copy } from '#src/shared/posts/write/write.copy.ts'

const askForm = onIntent(() => import('./ask-form.tsx'))

type Props = { location: { uri: string; name: string } }

/** The way to a question about a suburb. */
export function AskQuestion({ location: { uri, name } }: Props) {
  const isNamed = useIsFragment(ASK_FRAGMENT)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isNamed
  const isBegun = useIsDraftBegun('post', askSubject(uri))
  const Form = useCodeOnIntent(askForm, isOpen, reportMissing)?.AskForm
  return (
    <Stack gap={16}>
      <div id={ASK_FRAGMENT}>
        <Button aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          {isBegun && !isOpen ? copy.goOn : copy.askAbout(name)}
        </Button>
      </div>
      <WritingNeedsScript />
      {isOpen && Form && <Form locationUri={uri} onClose={() => setChosen(false)} />}
    </Stack>
  )
}
