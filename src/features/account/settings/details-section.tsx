import { type FormEvent, useState } from 'react'
import { contactTypes, type ContactType } from '#domain/lookups/contact-types.ts'
import { legacy, type Settings } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Field } from '#src/design/field/field.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { control } from '#src/design/field/field.css.ts'
import { PasswordField } from '#src/shared/session/password-field.tsx'
import { Section } from './section.tsx'
import { EmailState } from './email-state.tsx'
import { detailsCopy } from './settings.copy.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { type TypedDetails, useTypedDetails } from './typed-details.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

type Draft = TypedDetails & Pick<Settings, 'theme'>
type CommunicationType = Settings['communications'][number]['communicationType']

const contactFields = [
  { type: 'Email', input: 'email', autoComplete: 'username' },
  { type: 'Mobile', input: 'tel', autoComplete: 'tel' },
  { type: 'Landline', input: 'tel', autoComplete: 'tel' },
  { type: 'Fax', input: 'tel', autoComplete: 'off' },
  { type: 'Website', input: 'url', autoComplete: 'url' },
] as const

const themes = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: detailsCopy.themes[value] }))

/** Name, words, contacts and theme. */
export function DetailsSection({ member, settings, onChange }: Props) {
  const [typed, type] = useTypedDetails(member.id)
  const [theme, setTheme] = useState(settings.theme)
  const draft: Draft = { ...draftOf(settings), ...typed, theme }
  const [currentPassword, setCurrentPassword] = useState('')
  const { outcome, isBusy, save, errorOf } = useSaving()
  const isEmailChanged = draft.Email.trim().toLowerCase() !== draftOf(settings).Email
  const needsPassword = isEmailChanged && settings.hasPassword

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, displayDescription } = draft
    const change = { name, displayDescription, theme, communications: communicationsOf(draft) }
    const body = needsPassword ? { ...change, currentPassword } : change
    const params = { path: { username: member.username } }
    void save(() => resultOf((signal) => legacy.PUT('/user/{username}/settings', { params, body, signal })), {
      done: ({ pendingEmail }) =>
        isEmailChanged && pendingEmail !== null ? detailsCopy.savedAndPending(pendingEmail) : detailsCopy.saved,
      onDone: (saved) => {
        onChange(saved)
        type(null)
        setTheme(saved.theme)
        setCurrentPassword('')
        emit('theme.chosen', saved.theme)
        emit('member.updated', {
          ...member,
          name: saved.name,
          displayDescription: saved.displayDescription,
          communications: saved.communications,
        })
      },
    })
  }

  return (
    <Section title={detailsCopy.title} outcome={outcome}>
      <EmailState member={member} settings={settings} />
      <form noValidate onSubmit={submit}>
        <Stack>
          <DetailsFields draft={draft} hasFax={draftOf(settings).Fax !== ''} errorOf={errorOf} onChange={type} />
          {needsPassword && (
            <PasswordField
              label={detailsCopy.password}
              name="currentPassword"
              autoComplete="current-password"
              hint={detailsCopy.passwordHint}
              value={currentPassword}
              error={errorOf('currentPassword')}
              onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
            />
          )}
          <SegmentedControl
            label={detailsCopy.theme}
            name="settingsTheme"
            options={themes}
            value={draft.theme}
            onChange={(chosen) => {
              setTheme(chosen)
              emit('theme.chosen', chosen)
            }}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {detailsCopy.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}

type FieldsProps = {
  draft: Draft
  /** Whether a fax number is saved: a field that is emptied stays until that is saved. */
  hasFax: boolean
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<TypedDetails>) => void
}

function DetailsFields({ draft, hasFax, errorOf, onChange }: FieldsProps) {
  // A fax number is asked of nobody; who has one may change it.
  const shownContacts = contactFields.filter(({ type }) => type !== 'Fax' || hasFax || draft.Fax !== '')
  return (
    <>
      <TextField
        label={detailsCopy.name}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={draft.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Field label={detailsCopy.words} isOptional hint={detailsCopy.wordsHint} error={errorOf('displayDescription')}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="displayDescription"
            rows={3}
            maxLength={300}
            className={control()}
            value={draft.displayDescription}
            onChange={({ currentTarget }) => onChange({ displayDescription: currentTarget.value })}
          />
        )}
      </Field>
      {shownContacts.map(({ type, input, autoComplete }) => (
        <TextField
          key={type}
          label={detailsCopy.contacts[type]}
          name={type}
          type={input}
          autoComplete={autoComplete}
          autoCapitalize="none"
          isOptional={type !== 'Email'}
          hint={type === 'Email' ? detailsCopy.emailHint : undefined}
          value={draft[type]}
          error={contactError(draft, type, errorOf)}
          onChange={({ currentTarget }) => onChange({ [type]: currentTarget.value })}
        />
      ))}
    </>
  )
}

/** The portal names a contact by its place in what was sent. */
function contactError(draft: Draft, type: ContactType, errorOf: FieldsProps['errorOf']): string | undefined {
  const at = communicationsOf(draft).findIndex(({ communicationType }) => communicationType === contactTypes[type])
  const own = at === -1 ? undefined : errorOf(`communications.${at}.details`)
  return own ?? (type === 'Email' ? errorOf('communications') : undefined)
}

function draftOf({ name, displayDescription, theme, communications }: Settings): Draft {
  const contact = (type: ContactType) =>
    communications.find(({ communicationType }) => communicationType === contactTypes[type])?.details ?? ''
  return {
    name,
    displayDescription,
    theme,
    Email: contact('Email'),
    Mobile: contact('Mobile'),
    Landline: contact('Landline'),
    Fax: contact('Fax'),
    Website: contact('Website'),
  }
}

const communicationsOf = (draft: Draft): Settings['communications'] =>
  contactFields.flatMap(({ type }) => {
    const details = draft[type].trim()
    // The numbers of the lookup are those of the contract.
    return details === '' ? [] : [{ communicationType: contactTypes[type] as CommunicationType, details }]
  })
