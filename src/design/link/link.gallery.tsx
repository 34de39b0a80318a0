import SearchIcon from 'lucide-react/icons/search'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Link, NavigationLink } from './link.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'

const tones = ['brand', 'ink', 'inkSoft'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Link',
  states: {
    'In text, every tone': (
      <Stack gap={8}>
        {tones.map((tone) => (
          <Text key={tone}>
            Read{' '}
            <Link href="#link" tone={tone}>
              the guide in {tone}
            </Link>{' '}
            first.
          </Text>
        ))}
      </Stack>
    ),
    Quiet: (
      <Link href="#link" isQuiet>
        Underlined on hover
      </Link>
    ),
    Standalone: (
      <Link href="#link" isStandalone>
        <Icon drawing={SearchIcon} size="small" /> Search again
      </Link>
    ),
    'Navigation, in a bar': (
      <Inline>
        <NavigationLink href="#buy" place="bar" isCurrent>
          Buy
        </NavigationLink>
        <NavigationLink href="#rent" place="bar">
          Rent
        </NavigationLink>
      </Inline>
    ),
    'Navigation, in a list': (
      <div>
        <NavigationLink href="#buy-in-list" place="list" isCurrent>
          Buy
        </NavigationLink>
        <NavigationLink href="#rent-in-list" place="list">
          Rent
        </NavigationLink>
      </div>
    ),
  },
}
