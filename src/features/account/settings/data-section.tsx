import { type FormEvent, useState } from 'react'
import { emailOf } from '#domain/members/contact-details.ts'
import { legacy, type Settings } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Dialog } from '#src/design/modal/modal.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { PasswordField } from '#src/shared/session/password-field.tsx'
import { UsernameOfPassword } from '#src/shared/session/username-of-password.tsx'
import { offerFile } from '#src/shared/page/offer-file.ts'
import { Section } from './section.tsx'
import { dataCopy } from './settings.copy.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onGone: () => void }

/** The member's own data: as a file, or gone. */
export function DataSection({ member, settings, onGone }: Props) {
  const { outcome, isBusy, save } = useSaving()
  const [isAsking, setIsAsking] = useState(false)
  const download = () => {
    const params = { path: { username: member.username } }
    void save(() => resultOf((signal) => legacy.GET('/user/{username}/export', { params, signal })), {
      done: dataCopy.exported,
      onDone: (data) => offerFile(`${member.username}.json`, JSON.stringify(data, null, 2), 'application/json'),
    })
  }
  return (
    <Section title={dataCopy.title} outcome={outcome}>
      <Text>{dataCopy.introduction}</Text>
      <Inline gap={12}>
        <Button variant="secondary" isBusy={isBusy} onClick={download}>
          {dataCopy.export}
        </Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {dataCopy.delete}
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
    const params = { path: { username: member.username } }
    void save(() => resultOf((signal) => legacy.DELETE('/user/{username}', { params, body, signal })), {
      done: dataCopy.deleted,
      onDone: () => {
        onGone()
        emit('signOut.requested')
      },
    })
  }
  return (
    <Dialog title={dataCopy.deleteTitle} isOpen={isOpen} onCancel={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{dataCopy.deleteExplanation}</Text>
          {outcome && !outcome.isGood && outcome.field === null && <Notice tone="danger">{outcome.text}</Notice>}
          <UsernameOfPassword email={emailOf(member.communications)} />
          {settings.hasPassword && (
            <PasswordField
              label={dataCopy.password}
              name="password"
              autoComplete="current-password"
              value={password}
              error={errorOf('currentPassword')}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          )}
          <Inline gap={12}>
            <Button type="submit" variant="danger" isBusy={isBusy}>
              {dataCopy.delete}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {dataCopy.cancel}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
