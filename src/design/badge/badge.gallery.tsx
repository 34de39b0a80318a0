import { badge } from './badge.css.ts'
import { Inline } from '#src/design/stack/stack.tsx'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'

const tones = ['neutral', 'brand', 'new', 'sold', 'leased', 'underOffer'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Badge',
  states: {
    'Every tone': (
      <Inline>
        {tones.map((tone) => (
          <span key={tone} className={badge({ tone })}>
            {tone}
          </span>
        ))}
      </Inline>
    ),
  },
}
