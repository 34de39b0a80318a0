import { type FormEvent, useState } from 'react'
import { emailOf } from '#domain/members/contact-details.ts'
import { passwordMistake, passwordMistakeText, SHORTEST_PASSWORD } from '#domain/members/password-rule.ts'
import type { Settings } from '#src/api/rest/identity-client.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/components/button.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { PasswordField } from '#src/property/session/password-field.tsx'
import { UsernameOfPassword } from '#src/property/session/username-of-password.tsx'
import { Section } from './section.tsx'
import { settingsClient } from './settings-client.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

/** A new password; members who came through a provider may set a first one. */
export function PasswordSection({ member, settings, onChange }: Props) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const { outcome, isBusy, save, refuse, errorOf } = useSaving()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mistake = passwordMistake(newPassword, { name: member.name, email: emailOf(member.communications) ?? '' })
    if (mistake !== null) return refuse(passwordMistakeText[mistake], 'newPassword')
    const body = settings.hasPassword ? { currentPassword, newPassword } : { newPassword }
    void save(() => settingsClient.changePassword(member.username, body), {
      done: 'Your password is changed. Your other sessions have ended.',
      onDone: () => {
        setCurrentPassword('')
        setNewPassword('')
        onChange({ ...settings, hasPassword: true })
      },
    })
  }
  return (
    <Section title="Password" outcome={outcome}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <UsernameOfPassword email={emailOf(member.communications)} />
          {settings.hasPassword && (
            <PasswordField
              label="Current password"
              name="currentPassword"
              autoComplete="current-password"
              value={currentPassword}
              error={errorOf('currentPassword')}
              onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
            />
          )}
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            hint={`At least ${SHORTEST_PASSWORD} characters; a few words are fine.`}
            value={newPassword}
            error={errorOf('newPassword')}
            onChange={({ currentTarget }) => setNewPassword(currentTarget.value)}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {settings.hasPassword ? 'Change password' : 'Set a password'}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
