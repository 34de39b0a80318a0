import { type FormEvent, useState } from 'react'
import { contactTypes, type ContactType } from '#domain/lookups/contact-types.ts'
import type { Settings } from '#src/api/rest/identity-client.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/components/button.tsx'
import { Field } from '#src/design/components/field.tsx'
import { SegmentedControl } from '#src/design/components/segmented-control.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { TextField } from '#src/design/components/text-field.tsx'
import { control } from '#src/design/recipes/field.css.ts'
import { PasswordField } from '#src/property/session/password-field.tsx'
import { chooseThemeOfPortal, tellMemberUpdated } from '#src/property/session/session-events.ts'
import { Section } from './section.tsx'
import { settingsClient } from './settings-client.ts'
import { useSaving } from './use-saving.ts'

type Props = { member: Member; settings: Settings; onChange: (settings: Settings) => void }

type Draft = Pick<Settings, 'name' | 'displayDescription' | 'theme'> & Record<ContactType, string>
type CommunicationType = Settings['communications'][number]['communicationType']

const contactFields = [
  { type: 'Email', label: 'E-mail', input: 'email', autoComplete: 'username' },
  { type: 'Mobile', label: 'Mobile', input: 'tel', autoComplete: 'tel' },
  { type: 'Landline', label: 'Landline', input: 'tel', autoComplete: 'tel' },
  { type: 'Fax', label: 'Fax', input: 'tel', autoComplete: 'off' },
  { type: 'Website', label: 'Website', input: 'url', autoComplete: 'url' },
] as const

const themes = [
  { value: 'system', label: 'As my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Name, words, contacts and theme. */
export function DetailsSection({ member, settings, onChange }: Props) {
  const [draft, setDraft] = useState(() => draftOf(settings))
  const [currentPassword, setCurrentPassword] = useState('')
  const { outcome, isBusy, save, errorOf } = useSaving()
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const isEmailChanged = draft.Email.trim().toLowerCase() !== draftOf(settings).Email
  const needsPassword = isEmailChanged && settings.hasPassword

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, displayDescription, theme } = draft
    const body = { name, displayDescription, theme, communications: communicationsOf(draft) }
    const withPassword = needsPassword ? { ...body, currentPassword } : body
    void save(() => settingsClient.changeSettings(member.username, withPassword), {
      done: 'Your settings are saved.',
      onDone: (saved) => {
        onChange(saved)
        setDraft(draftOf(saved))
        setCurrentPassword('')
        chooseThemeOfPortal(saved.theme)
        tellMemberUpdated({
          ...member,
          name: saved.name,
          displayDescription: saved.displayDescription,
          communications: saved.communications,
        })
      },
    })
  }

  return (
    <Section title="About you" outcome={outcome}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <DetailsFields draft={draft} errorOf={errorOf} onChange={change} />
          {needsPassword && (
            <PasswordField
              label="Your password"
              name="currentPassword"
              autoComplete="current-password"
              hint="Because you change the address that you log in with."
              value={currentPassword}
              error={errorOf('currentPassword')}
              onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
            />
          )}
          <SegmentedControl
            label="Theme"
            name="settingsTheme"
            options={themes}
            value={draft.theme}
            onChange={(theme) => change({ theme })}
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              Save
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}

type FieldsProps = {
  draft: Draft
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
}

function DetailsFields({ draft, errorOf, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={draft.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Field
        label="A few words about you"
        isOptional
        hint="Shown on your profile."
        error={errorOf('displayDescription')}
      >
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
      {contactFields.map(({ type, label, input, autoComplete }) => (
        <TextField
          key={type}
          label={label}
          name={type}
          type={input}
          autoComplete={autoComplete}
          autoCapitalize="none"
          isOptional={type !== 'Email'}
          hint={type === 'Email' ? 'You log in with it. Other visitors never see it.' : undefined}
          value={draft[type]}
          error={type === 'Email' ? errorOf('communications') : undefined}
          onChange={({ currentTarget }) => onChange({ [type]: currentTarget.value })}
        />
      ))}
    </>
  )
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
