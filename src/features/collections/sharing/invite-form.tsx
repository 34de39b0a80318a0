import { type FormEvent, useEffect, useId, useState } from 'react'
import { MOST_INVITES_AT_ONCE } from '#domain/collections/collection-limits.ts'
import { emailOf } from '#domain/members/contact-details.ts'
import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { ChangeFailure } from '../changes/change-failure.tsx'
import { useChangeOf, useCollectionCommands, useLastChange } from '../changes/collection-changes.provider.tsx'
import { sharingCopy as copy } from '../collection.copy.ts'
import { type InviteProblem, readInviteEmails } from './invite-emails.ts'
import { Section } from './section.tsx'

type Props = { collection: CollectionView_CollectionFragment; member: Member }

/** Invites people by email; what is typed stays until the invitations were sent. */
export function InviteForm({ collection: { id, name }, member }: Props) {
  const fieldId = useId()
  const [unsent, setUnsent] = useUnsentText(member.id, `invitations ${id}`)
  const text = unsent ?? ''
  const [problems, setProblems] = useState<readonly InviteProblem[]>([])
  const [sent, setSent] = useState<{ emails: readonly string[]; isDone: boolean } | null>(null)
  const { request } = useCollectionCommands()
  const { kind, failure } = useChangeOf(id)
  const done = useLastChange()?.change
  const isDone = sent !== null && done?.kind === 'invite' && done.emails === sent.emails
  if (isDone && !sent.isDone) setSent({ ...sent, isDone })
  useEffect(() => {
    if (isDone) setUnsent(null)
  }, [isDone, setUnsent])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readInviteEmails(text, emailOf(member.communications))
    setProblems(read.ok ? [] : read.problems)
    if (!read.ok) return document.getElementById(fieldId)?.focus()
    setSent({ emails: read.emails, isDone: false })
    request({ kind: 'invite', id, name, emails: read.emails })
  }
  return (
    <Section title={copy.invite}>
      <form noValidate onSubmit={submit}>
        <Stack gap={12}>
          {failure?.change.kind === 'invite' && <ChangeFailure failure={failure} />}
          <Field
            id={fieldId}
            label={copy.emails}
            hint={copy.emailsHint}
            error={problems.length > 0 ? problems.map(problemText).join(' ') : undefined}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                name="emails"
                rows={2}
                inputMode="email"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                className={control()}
                value={text}
                readOnly={kind === 'invite'}
                onChange={({ currentTarget }) => setUnsent(currentTarget.value)}
              />
            )}
          </Field>
          <div>
            <Button type="submit" isBusy={kind === 'invite'}>
              {copy.send}
            </Button>
          </div>
          <div role="status">{sent?.isDone && copy.sent(sent.emails.length)}</div>
        </Stack>
      </form>
    </Section>
  )
}

function problemText(problem: InviteProblem): string {
  switch (problem.kind) {
    case 'none':
      return copy.noEmail
    case 'tooMany':
      return copy.tooMany(MOST_INVITES_AT_ONCE)
    case 'ownEmail':
      return copy.ownEmail
    case 'notAnEmail':
      return copy.notAnEmail(problem.text)
  }
}
