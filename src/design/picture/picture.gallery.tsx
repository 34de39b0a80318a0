import { Box } from '#src/design/box/box.tsx'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Picture } from './picture.tsx'
import { Grid } from '#src/design/stack/stack.tsx'

const source =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="200"%3E%3Crect width="300" height="200" fill="%23577590"/%3E%3Ccircle cx="150" cy="100" r="90" fill="%23f9c74f"/%3E%3C/svg%3E'
const ratios = ['3:2', '4:3', '16:9', '1:1', 'own'] as const
const corners = ['none', 'soft', 'large'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Picture',
  states: {
    'Every ratio': (
      <Grid columns={{ mobile: 2, desktop: 4 }}>
        {ratios.map((ratio) => (
          <Box key={ratio}>
            <Picture src={source} alt={`A circle, ${ratio}`} width={150} height={100} ratio={ratio} />
          </Box>
        ))}
      </Grid>
    ),
    'Every kind of corner': (
      <Grid columns={{ mobile: 2, desktop: 4 }}>
        {corners.map((corner) => (
          <Box key={corner}>
            <Picture src={source} alt={`A circle, corners ${corner}`} width={150} height={100} corners={corner} />
          </Box>
        ))}
      </Grid>
    ),
    'Contained in its box': (
      <Grid columns={{ mobile: 2, desktop: 4 }}>
        <Box>
          <Picture src={source} alt="A circle, contained" width={150} height={100} ratio="1:1" fit="contain" />
        </Box>
      </Grid>
    ),
  },
}
