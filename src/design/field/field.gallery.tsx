import { control } from './field.css.ts'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Field, FieldGroup } from './field.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Field',
  states: {
    'A control of your own': (
      <Field label="Message" hint="At most 500 characters.">
        {(wiring) => <textarea {...wiring} rows={3} className={control()} />}
      </Field>
    ),
    'With an error': (
      <Field label="Message" error="Write a message.">
        {(wiring) => <textarea {...wiring} rows={3} className={control()} />}
      </Field>
    ),
    'Optional, its label hidden': (
      <Field label="Message" isOptional isLabelHidden>
        {(wiring) => <textarea {...wiring} rows={3} className={control()} placeholder="Message" />}
      </Field>
    ),
    'A group': (
      <FieldGroup label="Features" hint="Choose any number.">
        <CheckboxField label="Pool" />
        <CheckboxField label="Garage" />
      </FieldGroup>
    ),
    'A disabled group with an error': (
      <FieldGroup label="Features" error="Choose a feature." isDisabled>
        <CheckboxField label="Pool" />
      </FieldGroup>
    ),
  },
}
