import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { SelectField } from './select-field.tsx'

const options = [
  { value: 'newest', label: 'Newest' },
  { value: 'lowest', label: 'Lowest price', shownAs: 'Cheapest' },
  { value: 'nearest', label: 'Nearest', isDisabled: true },
]

export const galleryEntry: GalleryEntry = {
  title: 'SelectField',
  states: {
    Plain: <SelectField label="Order" options={options} />,
    'Large, with a hint': (
      <SelectField label="Order" size="large" hint="Of the results." options={options} isOptional />
    ),
    'With an error': <SelectField label="Order" error="Choose an order." options={options} />,
    Disabled: <SelectField label="Order" options={options} disabled />,
    'Its label hidden': <SelectField label="Order" options={options} isLabelHidden />,
  },
}
