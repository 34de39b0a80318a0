import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { knownSession } from '#src/shared/session/current-member.ts'
import { postFormCopy as copy } from './post-form.copy.ts'

type Props = {
  isOn: boolean
  label: string
  children: (isOn: boolean) => string
  /** Sets it at the portal, and reads again what shows it. */
  set: (isOn: boolean) => Promise<unknown>
  /** Called before somebody who is not logged in is asked to be. */
  onNobody?: () => void
}

/** A button that is on or off for the member who is logged in: shown as pressed at once, taken back where it failed. */
export function PostToggle({ isOn, label, children, set, onNobody }: Props) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const shown = pressed ?? isOn
  const press = async () => {
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
      <Button
        size="small"
        variant="secondary"
        aria-pressed={shown}
        aria-label={label}
        onClick={() => void forMember(() => void press(), onNobody)}
      >
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

/** Does it for the member who is there, once that is known; where nobody is, they are asked to sign in. */
export async function forMember(run: () => void, onNobody?: () => void): Promise<void> {
  const { status } = await knownSession()
  if (status === 'member') return run()
  onNobody?.()
  emit('auth.requested', { form: 'signIn', position: 'other' })
}
