import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { CheckboxField } from './checkbox-field.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'CheckboxField',
  states: {
    Checkboxes: (
      <div>
        <CheckboxField label="Pool" />
        <CheckboxField label="Garage" defaultChecked />
        <CheckboxField label="Study" disabled />
        <CheckboxField label="Solar panels" defaultChecked disabled />
      </div>
    ),
    'Radio buttons': (
      <div>
        <CheckboxField type="radio" name="frequency" label="Daily" defaultChecked />
        <CheckboxField type="radio" name="frequency" label="Weekly" />
      </div>
    ),
    'With a hint': <CheckboxField label="Remember me" hint="Not on a shared computer." />,
  },
}
