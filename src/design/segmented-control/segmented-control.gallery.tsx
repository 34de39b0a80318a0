import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { SegmentedControl } from './segmented-control.tsx'

const options = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'sold', label: 'Sold', isDisabled: true },
]

export const galleryEntry: GalleryEntry = {
  title: 'SegmentedControl',
  states: {
    'With its label': <SegmentedControl label="Mode" name="mode" options={options} defaultValue="buy" />,
    'Its label hidden': (
      <SegmentedControl label="Mode" isLabelHidden name="mode-unlabelled" options={options} defaultValue="rent" />
    ),
  },
}
