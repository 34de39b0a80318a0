import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Box } from './box.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Box',
  states: {
    'Sprinkles as props': (
      <Box padding={16} background="brandSoft" border="line" borderRadius="soft">
        16 px of padding on a soft background
      </Box>
    ),
    'As another element': (
      <Box as="blockquote" color="inkSoft" paddingX={16}>
        A quotation
      </Box>
    ),
  },
}
