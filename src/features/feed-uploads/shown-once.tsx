import CopyIcon from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { multiloaderCopy as copy } from './multiloader.copy.ts'

type Props = { label: string; hint: string; value: string; copyLabel: string }

/** A secret that nobody can look up later, with the way to copy it. */
export function ShownOnce({ label, hint, value, copyLabel }: Props) {
  const [answer, setAnswer] = useState('')
  const copyValue = () =>
    navigator.clipboard.writeText(value).then(
      () => setAnswer(copy.copied),
      () => setAnswer(copy.notCopied),
    )
  return (
    <Stack gap={8}>
      <TextField
        label={label}
        hint={hint}
        readOnly
        autoComplete="off"
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button variant="secondary" size="small" icon={CopyIcon} onClick={() => void copyValue()}>
          {copyLabel}
        </Button>
      </div>
      <div role="status">{answer}</div>
    </Stack>
  )
}
