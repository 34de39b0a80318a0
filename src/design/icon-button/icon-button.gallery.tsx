import XIcon from 'lucide-react/icons/x'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { IconButton } from './icon-button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'

const variants = ['quiet', 'outlined', 'onPicture'] as const
const sizes = ['small', 'medium'] as const

export const galleryEntry: GalleryEntry = {
  title: 'IconButton',
  states: {
    Variants: (
      <Inline>
        {variants.map((variant) => (
          <IconButton key={variant} variant={variant} icon={XIcon} label={`Close, ${variant}`} />
        ))}
      </Inline>
    ),
    Sizes: (
      <Inline>
        {sizes.map((size) => (
          <IconButton key={size} size={size} variant="outlined" icon={XIcon} label={`Close, ${size}`} />
        ))}
      </Inline>
    ),
    Disabled: <IconButton variant="outlined" icon={XIcon} label="Close, disabled" disabled />,
  },
}
