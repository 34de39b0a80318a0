import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { ChoicePills } from './choice-pills.tsx'

const options = [
  { value: 'sat', label: 'Saturday' },
  { value: 'sun', label: 'Sunday' },
  { value: 'mon', label: 'Monday', isDisabled: true },
]

export const galleryEntry: GalleryEntry = {
  title: 'ChoicePills',
  states: {
    Plain: <ChoicePills label="Days" name="days" options={options} defaultValues={['sun']} />,
    'With a hint': (
      <ChoicePills label="Days" name="days-with-hint" options={options} hint="Choose any number." isOptional />
    ),
    'With an error': <ChoicePills label="Days" name="days-with-error" options={options} error="Choose a day." />,
  },
}
