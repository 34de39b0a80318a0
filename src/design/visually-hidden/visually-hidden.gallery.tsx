import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx'
import { Text } from '#src/design/text/text.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'VisuallyHidden and SkipLink',
  states: {
    'Text for assistive technology': (
      <Text>
        Between these words<VisuallyHidden> lies a hidden part</VisuallyHidden>.
      </Text>
    ),
    'A link that shows when it has the focus': <SkipLink targetId="components">Back to the first component</SkipLink>,
  },
}
