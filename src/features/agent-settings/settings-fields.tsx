import { agentProfileLimits as limits } from '#domain/agents/agent-settings.ts'
import { socialNetworks } from '#domain/lookups/social-networks.ts'
import { Chip } from '#src/design/chip/chip.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Field, FieldGroup } from '#src/design/field/field.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { SuburbField } from '#src/shared/enquiry/suburb-field.tsx'
import { errorOf, type FieldsProps } from './field-errors.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import { networks } from './settings-draft.ts'

/** Words, website, places, expertise and pages elsewhere. */
export function SettingsFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <Stack gap={24}>
      <Field label={copy.bio} isOptional hint={copy.bioHint} error={errorOf(errors, 'bio')}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="bio"
            rows={8}
            className={control()}
            value={draft.bio}
            onChange={({ currentTarget }) => onChange({ bio: currentTarget.value })}
          />
        )}
      </Field>
      <TextField
        label={copy.website}
        name="website"
        type="url"
        autoComplete="url"
        isOptional
        value={draft.website}
        error={errorOf(errors, 'website')}
        onChange={({ currentTarget }) => onChange({ website: currentTarget.value })}
      />
      <Places draft={draft} errors={errors} onChange={onChange} />
      <Field
        label={copy.areas}
        isOptional
        hint={copy.areasHint(limits.areas)}
        error={errorOf(errors, 'areasOfExpertise')}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="areas"
            rows={4}
            className={control()}
            value={draft.areas}
            onChange={({ currentTarget }) => onChange({ areas: currentTarget.value })}
          />
        )}
      </Field>
      <FieldGroup label={copy.links} hint={copy.linksHint} error={errorOf(errors, 'socialLinks')}>
        <Stack gap={12}>
          {networks.map((network) => (
            <TextField
              key={network}
              label={socialNetworks[network]}
              name={network}
              type="url"
              autoComplete="off"
              isOptional
              value={draft.links[network]}
              onChange={({ currentTarget }) => onChange({ links: { ...draft.links, [network]: currentTarget.value } })}
            />
          ))}
        </Stack>
      </FieldGroup>
    </Stack>
  )
}

function Places({ draft: { places }, errors, onChange }: FieldsProps) {
  const add = (place: { uri: string; label: string } | null) => {
    if (place !== null && !places.some(({ uri }) => uri === place.uri)) onChange({ places: [...places, place] })
  }
  return (
    <FieldGroup
      label={copy.places}
      isOptional
      hint={copy.placesHint(limits.places)}
      error={errorOf(errors, 'servicedLocationUris')}
    >
      <Stack gap={12}>
        {places.length > 0 && (
          <Inline gap={8}>
            {places.map(({ uri, label }) => (
              <Chip
                key={uri}
                removeLabel={copy.remove(label)}
                onRemove={() => onChange({ places: places.filter((place) => place.uri !== uri) })}
              >
                {label}
              </Chip>
            ))}
          </Inline>
        )}
        {places.length < limits.places && (
          <SuburbField
            key={places.length}
            id="agent-place"
            label={copy.addPlace}
            suburb={null}
            isReadOnly={false}
            isRequired={false}
            error={undefined}
            onSuburb={add}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}
