import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Breadcrumbs',
  states: {
    'Three levels': (
      <Breadcrumbs
        label="Breadcrumb of three levels"
        items={[{ label: 'Home', href: '#home' }, { label: 'Guides', href: '#guides' }, { label: 'Buying at auction' }]}
      />
    ),
    'A long path wraps': (
      <Breadcrumbs
        label="Breadcrumb of a long path"
        items={[
          ...['Home', 'Guides', 'Buying', 'Inspections', 'Contracts', 'Settlement'].map((label) => ({
            label,
            href: `#${label}`,
          })),
          { label: 'What happens on the day of settlement' },
        ]}
      />
    ),
  },
}
