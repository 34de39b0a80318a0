import XIcon from 'lucide-react/icons/x'
import { Button } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'

type FailedChangeProps = {
  title: string
  advice: readonly string[]
  isLoggedOut: boolean
  copy: { logIn: string; tryAgain: string; dismiss: string }
  onRetry: () => void
  onDismiss: () => void
}

/** Which change of a member's list failed, and what to do about it. */
export function FailedChange({ title, advice, isLoggedOut, copy, onRetry, onDismiss }: FailedChangeProps) {
  return (
    <Notice tone="danger">
      <Stack gap={8}>
        <Text weight="strong">{title}</Text>
        {advice.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <Inline gap={8}>
          {isLoggedOut ? (
            <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
              {copy.logIn}
            </Button>
          ) : (
            <Button size="small" variant="secondary" onClick={onRetry}>
              {copy.tryAgain}
            </Button>
          )}
          <IconButton icon={XIcon} label={copy.dismiss} size="small" onClick={onDismiss} />
        </Inline>
      </Stack>
    </Notice>
  )
}
