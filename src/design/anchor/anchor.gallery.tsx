import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Anchor } from './anchor.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Anchor',
  states: { 'A link without styles': <Anchor href="#anchor">Read more</Anchor> },
}
