import EyeOffIcon from 'lucide-react/icons/eye-off'
import EyeIcon from 'lucide-react/icons/eye'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { passwordFieldCopy } from './password-field.copy.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A password that the visitor can look at while typing. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? EyeOffIcon : EyeIcon}
          label={passwordFieldCopy.show}
          aria-pressed={isShown}
          size="small"
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
