import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { LogInButtons } from '#src/shared/session/log-in-buttons.tsx'
import { editorCopy as copy } from '../editor.copy.ts'
import { useEditorCommands } from './review-editor.provider.tsx'

/** The review waits for its author to log in. */
export function SignInChoice() {
  const { keepWriting } = useEditorCommands()
  return (
    <Notice>
      <Stack gap={12}>
        {copy.needsLogin}
        <LogInButtons size="small">
          <Button size="small" variant="quiet" onClick={keepWriting}>
            {copy.keepWriting}
          </Button>
        </LogInButtons>
      </Stack>
    </Notice>
  )
}
