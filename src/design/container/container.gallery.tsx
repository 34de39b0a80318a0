import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Container } from './container.tsx'
import { Box } from '#src/design/box/box.tsx'
import { Stack } from '#src/design/stack/stack.tsx'

const widths = ['page', 'reading', 'narrow'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Container',
  states: {
    'Every width': (
      <Stack>
        {widths.map((width) => (
          <Container key={width} width={width}>
            <Box background="brandSoft" padding={8}>
              {width}
            </Box>
          </Container>
        ))}
      </Stack>
    ),
  },
}
