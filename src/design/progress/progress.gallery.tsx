import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Progress, Spinner } from './progress.tsx'
import { Inline } from '#src/design/stack/stack.tsx'

const sizes = ['medium', 'large', 'huge'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Progress and Spinner',
  states: {
    'Spinners of every size': (
      <Inline>
        {sizes.map((size) => (
          <Spinner key={size} size={size} label={`Loading, ${size}`} />
        ))}
      </Inline>
    ),
    'Not started': <Progress label="Upload, not started" value={0} />,
    Halfway: <Progress label="Upload, halfway" value={5} max={10} />,
    Done: <Progress label="Upload, done" value={1} />,
  },
}
