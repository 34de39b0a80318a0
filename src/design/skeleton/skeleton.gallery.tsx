import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Skeleton } from './skeleton.tsx'
import { Box } from '#src/design/box/box.tsx'
import { Stack } from '#src/design/stack/stack.tsx'

const widths = ['full', 'most', 'half', 'quarter'] as const
const ratios = ['3:2', '4:3', '16:9', '1:1'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Skeleton',
  states: {
    'Lines of every width': (
      <div>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    ),
    'A control': <Skeleton shape="control" width="half" />,
    'Blocks of every ratio': (
      <Stack>
        {ratios.map((ratio) => (
          <Box key={ratio}>
            <Skeleton ratio={ratio} width="quarter" />
          </Box>
        ))}
      </Stack>
    ),
  },
}
