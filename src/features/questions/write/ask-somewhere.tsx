import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { WritingNeedsScript } from '#src/shared/posts/needs-script.tsx'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { questionsCopy as copy } from '../questions.copy.ts'

const suburbForm = onIntent(() => import('./suburb-to-ask-about.tsx'))

/** The way to a question where no suburb is chosen yet. */
export function AskSomewhere() {
  const [isOpen, setIsOpen] = useState(false)
  const Form = useCodeOnIntent(suburbForm, isOpen, reportMissing)?.SuburbToAskAbout
  return (
    <Stack gap={16}>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {copy.askSomewhere}
        </Button>
      </div>
      <WritingNeedsScript />
      {isOpen && Form && <Form />}
    </Stack>
  )
}
