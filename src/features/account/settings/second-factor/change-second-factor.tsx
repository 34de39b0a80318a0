import { type FormEvent, useState } from 'react'
import { secondFactorErrors } from '#domain/members/second-factor.copy.ts'
import { legacy, type RecoveryCodes } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PasswordField } from '#src/shared/session/password-field.tsx'
import { UsernameOfPassword } from '#src/shared/session/username-of-password.tsx'
import type { Saving } from '../use-saving.ts'
import { CodeField } from './code-field.tsx'
import { secondFactorCopy as copy } from './second-factor.copy.ts'

type Props = {
  username: string
  email: string | null
  codesLeft: number
  saving: Saving
  onRenewed: (codes: RecoveryCodes) => void
  onRemoved: () => void
}

/** New recovery codes, or none of it any more: both ask for password and code. */
export function ChangeSecondFactor({ username, email, codesLeft, saving, onRenewed, onRemoved }: Props) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [code, setCode] = useState('')
  const params = { path: { username } }
  const body = { currentPassword, code: code.trim() }
  const isComplete = () => {
    if (currentPassword === '') saving.refuse(copy.passwordMissing, 'currentPassword')
    else if (code.trim() === '') saving.refuse(secondFactorErrors.needed, 'code')
    return currentPassword !== '' && code.trim() !== ''
  }
  const renew = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete()) return
    void saving.save(
      () =>
        resultOf((signal) => legacy.POST('/user/{username}/second-factor/recovery-codes', { params, body, signal })),
      { done: copy.renewed, onDone: onRenewed },
    )
  }
  const remove = () => {
    if (!isComplete()) return
    void saving.save(
      () => resultOf((signal) => legacy.DELETE('/user/{username}/second-factor', { params, body, signal })),
      { done: copy.turnedOff, onDone: onRemoved },
    )
  }
  return (
    <form noValidate onSubmit={renew}>
      <Stack>
        <Text>{copy.isOn}</Text>
        <Text>{copy.codesLeft(codesLeft)}</Text>
        <Heading level={3}>{copy.change}</Heading>
        <UsernameOfPassword email={email} />
        <PasswordField
          label={copy.password}
          name="currentPassword"
          autoComplete="current-password"
          value={currentPassword}
          error={saving.errorOf('currentPassword')}
          onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
        />
        <CodeField hint={copy.proofCodeHint} value={code} error={saving.errorOf('code')} onType={setCode} />
        <Inline gap={12}>
          <Button type="submit" variant="secondary" isBusy={saving.isBusy}>
            {copy.renew}
          </Button>
          <Button variant="danger" isBusy={saving.isBusy} onClick={remove}>
            {copy.turnOff}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
