import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { editorCopy as copy } from '../editor.copy.ts'
import { useEditorCommands } from './review-editor.provider.tsx'

/** The review waits for its author to log in. */
export function SignInChoice() {
  const { keepWriting } = useEditorCommands()
  return (
    <Notice>
      <Stack gap={12}>
        {copy.needsLogin}
        <Inline gap={12}>
          <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
            {copy.logIn}
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => emit('auth.requested', { form: 'signUp', position: 'other' })}
          >
            {copy.signUp}
          </Button>
          <Button size="small" variant="quiet" onClick={keepWriting}>
            {copy.keepWriting}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  )
}
