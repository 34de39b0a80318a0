import { expect, it, vi } from 'vitest'
import { on } from '#src/shared/runtime/app-events.ts'
import { askToSignIn } from './access.ts'

it('asks to log in where the portal wants it before a change, and for nothing else', () => {
  vi.stubGlobal('window', new EventTarget())
  const requested = vi.fn<(detail: unknown) => void>()
  on('auth.requested', requested)
  for (const code of ['FORBIDDEN', 'SESSION_ENDED', undefined]) askToSignIn({ code })
  askToSignIn(undefined)
  expect(requested).not.toHaveBeenCalled()
  askToSignIn({ code: 'SIGN_IN_AGAIN' })
  expect(requested).toHaveBeenCalledExactlyOnceWith({ form: 'signIn', position: 'other' })
})
