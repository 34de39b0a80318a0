import { aboveCardLink } from './card.css.ts'
import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Card, CardLink } from './card.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'

const paddings = ['none', 'medium', 'large'] as const

export const galleryEntry: GalleryEntry = {
  title: 'Card',
  states: {
    'Every padding': (
      <Stack>
        {paddings.map((padding) => (
          <Card key={padding} padding={padding}>
            {padding}
          </Card>
        ))}
      </Stack>
    ),
    'One link for the whole card, and a button above it': (
      <Card as="article" isLinked padding="medium">
        <Text weight="strong">
          <CardLink href="#card">12 Example Street</CardLink>
        </Text>
        <Button variant="secondary" size="small" className={aboveCardLink}>
          Save
        </Button>
      </Card>
    ),
  },
}
