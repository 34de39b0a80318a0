import type { ComponentProps } from 'react'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { secondFactorCopy as copy } from './second-factor.copy.ts'

type Props = { hint: string; value: string; error: string | undefined; onType: (code: string) => void }

export const CodeField = ({ onType, ...field }: Props & Pick<ComponentProps<'input'>, 'ref'>) => (
  <TextField
    {...field}
    label={copy.code}
    name="code"
    autoComplete="one-time-code"
    inputMode="numeric"
    maxLength={40}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)
