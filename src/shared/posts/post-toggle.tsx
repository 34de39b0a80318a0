import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useForMember } from '#src/shared/session/use-for-member.ts'
import { postFormCopy as copy } from './post-form.copy.ts'

type Props = {
  /** What it sets, among all of the portal. */
  name: string
  isOn: boolean
  label: string
  children: (isOn: boolean) => string
  /** Sets it at the portal, and reads again what shows it. */
  set: (isOn: boolean) => Promise<unknown>
}

/** A button that is on or off for the member who is logged in: shown as pressed at once, taken back where it failed. */
export function PostToggle({ name, isOn, label, children, set }: Props) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const shown = pressed ?? isOn
  const turn = async (isTurnedOn: boolean) => {
    setIsFailed(false)
    setPressed(isTurnedOn)
    try {
      await set(isTurnedOn)
    } catch {
      setIsFailed(true)
    }
    setPressed(null)
  }
  const onPress = useForMember(name, { press: () => void turn(!shown), finish: () => void turn(true) })
  return (
    <>
      <Button size="small" variant="secondary" aria-pressed={shown} aria-label={label} onClick={onPress}>
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
