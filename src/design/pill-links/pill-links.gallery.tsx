import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { PillLink, PillLinks } from './pill-links.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'PillLinks',
  states: {
    'One of three is shown': (
      <PillLinks label="Order of the questions">
        <PillLink href="#newest" isShown>
          Newest
        </PillLink>
        <PillLink href="#popular" isShown={false}>
          Popular
        </PillLink>
        <PillLink href="#unanswered" isShown={false}>
          Unanswered
        </PillLink>
      </PillLinks>
    ),
  },
}
