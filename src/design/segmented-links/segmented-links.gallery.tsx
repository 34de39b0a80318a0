import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { SegmentedLinks } from './segmented-links.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'SegmentedLinks',
  states: {
    'One of three is shown': (
      <SegmentedLinks
        label="View of the results"
        links={[
          { href: '#list', label: 'List', isShown: true },
          { href: '#map', label: 'Map', isShown: false },
          { href: '#table', label: 'Table', isShown: false },
        ]}
      />
    ),
  },
}
