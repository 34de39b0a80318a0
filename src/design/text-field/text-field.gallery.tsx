import SearchIcon from 'lucide-react/icons/search'
import XIcon from 'lucide-react/icons/x'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { TextField } from './text-field.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'TextField',
  states: {
    Plain: <TextField label="Name" size="medium" autoComplete="name" />,
    'With a placeholder and a hint': (
      <TextField label="Email" type="email" placeholder="name@example.com" hint="For the answer alone." isOptional />
    ),
    'With an error': <TextField label="Email" type="email" defaultValue="name" error="Enter a whole email address." />,
    Disabled: <TextField label="Name" defaultValue="Alex" disabled />,
    'Large, with an icon and a button': (
      <TextField
        label="Keywords"
        size="large"
        icon={SearchIcon}
        defaultValue="Courtyard"
        end={<IconButton icon={XIcon} label="Clear the keywords" />}
      />
    ),
    'Its label hidden': <TextField label="Suburb" isLabelHidden placeholder="Suburb" />,
  },
}
