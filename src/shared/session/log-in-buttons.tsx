import type { ReactNode } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { needsSessionCopy as copy } from './needs-session.copy.ts'

type Props = {
  size?: 'small'
  /** Whether logging in is not what the page is about. */
  isAside?: boolean
  /** Another way on, beside the two. */
  children?: ReactNode
}

/** The ways to an account, one for those who have one and one for those who do not. */
export const LogInButtons = ({ size, isAside = false, children }: Props) => (
  <Inline gap={12}>
    <Button
      size={size}
      variant={isAside ? 'secondary' : 'primary'}
      onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}
    >
      {copy.logIn}
    </Button>
    <Button
      size={size}
      variant="secondary"
      onClick={() => emit('auth.requested', { form: 'signUp', position: 'other' })}
    >
      {copy.signUp}
    </Button>
    {children}
  </Inline>
)
