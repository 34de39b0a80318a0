import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { postFormCopy as copy } from './post-form.copy.ts'

type Props = {
  isMember: boolean
  isOn: boolean
  label: string
  children: (isOn: boolean) => string
  /** Sets it at the portal, and reads again what shows it. */
  set: (isOn: boolean) => Promise<unknown>
}

/** A button that is on or off for the member who is logged in: shown as pressed at once, taken back where it failed. */
export function PostToggle({ isMember, isOn, label, children, set }: Props) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const shown = pressed ?? isOn
  const press = async () => {
    if (!isMember) return askToSignIn()
    setIsFailed(false)
    setPressed(!shown)
    try {
      await set(!shown)
    } catch {
      setIsFailed(true)
    }
    setPressed(null)
  }
  return (
    <>
      <Button size="small" variant="secondary" aria-pressed={shown} aria-label={label} onClick={() => void press()}>
        {children(shown)}
      </Button>
      {isFailed && (
        <Text size="small" tone="danger" role="alert">
          {copy.failed}
        </Text>
      )}
    </>
  )
}

type HelpfulProps = Omit<Props, 'children'> & { count: number }

/** Whether the member finds a post helpful, with how many do. */
export const HelpfulToggle = ({ count, ...toggle }: HelpfulProps) => (
  <PostToggle {...toggle}>{(isOn) => copy.helpful(count + Number(isOn) - Number(toggle.isOn))}</PostToggle>
)

export const askToSignIn = () => void emit('auth.requested', { form: 'signIn', position: 'other' })
