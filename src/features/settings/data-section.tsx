import { type FormEvent, useState } from 'react'
import { emailOf } from '#domain/members/contact-details.ts'
import type { Settings } from '#src/api/rest/identity-client.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/components/button.tsx'
import { Dialog } from '#src/design/components/modal.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import { PasswordField } from '#src/property/session/password-field.tsx'
import { UsernameOfPassword } from '#src/property/session/username-of-password.tsx'
import { requestSignOut } from '#src/property/session/session-events.ts'
import { Section } from './section.tsx'
import { settingsClient } from './settings-client.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onGone: () => void }

/** The member's own data: as a file, or gone. */
export function DataSection({ member, settings, onGone }: Props) {
  const { outcome, isBusy, save } = useSaving()
  const [isAsking, setIsAsking] = useState(false)
  const download = () =>
    void save(() => settingsClient.exportData(member.username), {
      done: 'Your data is in the folder of your downloads.',
      onDone: (data) => offerFile(`${member.username}.json`, JSON.stringify(data, null, 2)),
    })
  return (
    <Section title="Your data" outcome={outcome}>
      <Text>Everything that the portal keeps about you, as a file that people and programs can read.</Text>
      <Inline gap={12}>
        <Button look="secondary" isBusy={isBusy} onClick={download}>
          Export my data
        </Button>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </Inline>
      <DeleteDialog isOpen={isAsking} onClose={() => setIsAsking(false)} {...{ member, settings, onGone }} />
    </Section>
  )
}

function DeleteDialog({ member, settings, onGone, isOpen, onClose }: Props & { isOpen: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const { outcome, isBusy, save, errorOf } = useSaving()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = settings.hasPassword ? { password } : {}
    void save(() => settingsClient.deleteAccount(member.username, body), {
      done: 'Your account is deleted.',
      onDone: () => {
        onGone()
        requestSignOut()
      },
    })
  }
  return (
    <Dialog title="Delete your account?" isOpen={isOpen} onCancel={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>
            Your name, your addresses, your picture and your settings are removed at once. Questions and answers that
            you wrote stay, without your name; enquiries that you sent stay with the agents who got them. This cannot be
            undone.
          </Text>
          {outcome && !outcome.isGood && outcome.field === null && <Notice tone="danger">{outcome.text}</Notice>}
          <UsernameOfPassword email={emailOf(member.communications)} />
          {settings.hasPassword && (
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              value={password}
              error={errorOf('currentPassword')}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          )}
          <Inline gap={12}>
            <Button type="submit" look="danger" isBusy={isBusy}>
              Delete my account
            </Button>
            <Button look="secondary" onClick={onClose}>
              Keep it
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}

function offerFile(name: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
