import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { FactList } from './fact-list.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'FactList',
  states: {
    'Terms and details': (
      <FactList
        items={[
          { term: 'Land size', detail: '612 m²' },
          { term: 'Council rates', detail: '$1,840 a year' },
        ]}
      />
    ),
  },
}
