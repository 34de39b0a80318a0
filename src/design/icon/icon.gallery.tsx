import SearchIcon from 'lucide-react/icons/search'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Icon } from './icon.tsx'
import { IconSymbols, SymbolIcon } from './icon-symbols.tsx'
import { Inline } from '#src/design/stack/stack.tsx'

const sizes = ['small', 'medium', 'large', 'huge'] as const
const symbols = ['bath', 'bed', 'camera', 'car', 'ruler'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Icon',
  states: {
    'Every size': (
      <Inline>
        {sizes.map((size) => (
          <Icon key={size} drawing={SearchIcon} size={size} />
        ))}
      </Inline>
    ),
    'With a name': <Icon drawing={SearchIcon} label="Search" />,
    'Symbols, medium and small': (
      <Inline>
        <IconSymbols />
        {symbols.map((name) => (
          <SymbolIcon key={name} name={name} />
        ))}
        {symbols.map((name) => (
          <SymbolIcon key={name} name={name} size="small" />
        ))}
      </Inline>
    ),
  },
}
