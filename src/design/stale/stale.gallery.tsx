import { staleStyle } from './stale.css.ts'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Text } from '#src/design/text/text.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Stale content',
  states: {
    'While newer data loads': (
      <div className={staleStyle} aria-disabled="true">
        <Text>25 listings</Text>
      </div>
    ),
  },
}
