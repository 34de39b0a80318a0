import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Disclosure } from './disclosure.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Disclosure',
  states: {
    Closed: <Disclosure summary="Indoor features">Study, fireplace</Disclosure>,
    Open: (
      <Disclosure summary="Outdoor features" open>
        Pool, garage
      </Disclosure>
    ),
  },
}
