import { useState } from 'react'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Chip } from './chip.tsx'
import { Inline } from '#src/design/stack/stack.tsx'

export const galleryEntry: GalleryEntry = {
  title: 'Chip',
  states: {
    'Not removable': <Chip>Pool</Chip>,
    'Removed by a link': (
      <Chip removeLabel="Remove: Garage" removeHref="#chip">
        Garage
      </Chip>
    ),
    'Removed by a button': <RemovableChips />,
    'A long value wraps': (
      <Chip removeLabel="Remove: a long value" removeHref="#chip">
        A value that is so long that it does not fit into one line on a narrow screen
      </Chip>
    ),
  },
}

function RemovableChips() {
  const [values, setValues] = useState(['Study', 'Balcony'])
  return (
    <Inline>
      {values.map((value) => (
        <Chip
          key={value}
          removeLabel={`Remove: ${value}`}
          onRemove={() => setValues(values.filter((other) => other !== value))}
        >
          {value}
        </Chip>
      ))}
    </Inline>
  )
}
