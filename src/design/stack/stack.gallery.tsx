import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Grid, Inline, Stack } from './stack.tsx'
import { Box } from '#src/design/box/box.tsx'

const boxes = ['One', 'Two', 'Three'].map((name) => (
  <Box key={name} background="brandSoft" padding={8}>
    {name}
  </Box>
))

export const galleryEntry: GalleryEntry = {
  title: 'Stack, Inline and Grid',
  states: {
    Stack: <Stack>{boxes}</Stack>,
    Inline: <Inline>{boxes}</Inline>,
    'Grid, one to three columns': <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }}>{boxes}</Grid>,
  },
}
