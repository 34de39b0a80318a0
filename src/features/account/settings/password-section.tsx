import { type FormEvent, useState } from 'react'
import { emailOf } from '#domain/members/contact-details.ts'
import { passwordError, passwordErrorText } from '#domain/members/password-rule.ts'
import { legacy, type Settings } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { PasswordField } from '#src/shared/session/password-field.tsx'
import { UsernameOfPassword } from '#src/shared/session/username-of-password.tsx'
import { Section } from './section.tsx'
import { passwordCopy } from './settings.copy.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

/** A new password; members who came through a provider may set a first one. */
export function PasswordSection({ member, settings, onChange }: Props) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const { outcome, isBusy, save, refuse, errorOf } = useSaving()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mistake = passwordError(newPassword, { name: member.name, email: emailOf(member.communications) ?? '' })
    if (mistake !== null) return refuse(passwordErrorText[mistake], 'newPassword')
    const body = settings.hasPassword ? { currentPassword, newPassword } : { newPassword }
    const params = { path: { username: member.username } }
    void save(() => resultOf((signal) => legacy.PUT('/user/{username}/password', { params, body, signal })), {
      done: passwordCopy.changed,
      onDone: () => {
        setCurrentPassword('')
        setNewPassword('')
        onChange({ ...settings, hasPassword: true })
      },
    })
  }
  return (
    <Section title={passwordCopy.title} outcome={outcome}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <UsernameOfPassword email={emailOf(member.communications)} />
          {settings.hasPassword && (
            <PasswordField
              label={passwordCopy.current}
              name="currentPassword"
              autoComplete="current-password"
              value={currentPassword}
              error={errorOf('currentPassword')}
              onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
            />
          )}
          <PasswordField
            label={passwordCopy.new}
            name="newPassword"
            autoComplete="new-password"
            hint={passwordCopy.hint}
            value={newPassword}
            error={errorOf('newPassword')}
            onChange={({ currentTarget }) => setNewPassword(currentTarget.value)}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {settings.hasPassword ? passwordCopy.change : passwordCopy.set}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
