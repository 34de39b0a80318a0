import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Link } from '#src/design/link/link.tsx'
import { Dropdown } from './dropdown.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Dropdown',
  states: {
    Closed: (
      <Dropdown label="More">
        <Link href="#dropdown">Developments</Link>
      </Dropdown>
    ),
  },
}
