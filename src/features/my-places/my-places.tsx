import { useState, useSyncExternalStore } from 'react'
import { MOST_MY_PLACES, type MyPlace } from '#domain/my-places/my-place.ts'
import { Button } from '#src/design/button/button.tsx'
import { Card } from '#src/design/card/card.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { myPlaces } from '#src/shared/storage/my-places.ts'
import { MyPlaceForm } from './my-place-form.tsx'
import { myPlacesCopy as copy } from './my-places.copy.ts'

/** The server knows of none. */
const notKnown = () => null

/** Somebody's own places, with the way to add and to remove some. */
export function MyPlaces() {
  const places = useSyncExternalStore<readonly MyPlace[] | null>(myPlaces.onChange, myPlaces.read, notKnown)
  const [news, setNews] = useState('')
  const announce = (text: string) => {
    setNews(text)
    // The button that had the focus is gone.
    document.getElementById('main')?.focus()
  }
  const add = (place: MyPlace) => {
    myPlaces.write([...myPlaces.read(), place])
    announce(copy.news.added(place.name))
  }
  const remove = (name: string) => {
    myPlaces.write(myPlaces.read().filter((place) => place.name !== name))
    announce(copy.news.removed(name))
  }
  const what = (
    <Stack gap={8}>
      <Text>{copy.what}</Text>
      <Text tone="inkSoft">{copy.private}</Text>
    </Stack>
  )
  if (places === null) return what
  return (
    <>
      {what}
      <Stack as="section" gap={16}>
        <Heading level={2}>{copy.yours}</Heading>
        {places.length === 0 && <Text>{copy.none}</Text>}
        {places.map((place) => (
          <PlaceCard key={place.name} place={place} onRemove={remove} />
        ))}
      </Stack>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      {places.length < MOST_MY_PLACES ? (
        <MyPlaceForm key={places.length} takenNames={places.map(({ name }) => name)} onAdd={add} />
      ) : (
        <Text>{copy.full}</Text>
      )}
    </>
  )
}

function PlaceCard({ place, onRemove }: { place: MyPlace; onRemove: (name: string) => void }) {
  return (
    <Card padding="medium">
      <Inline gap={16} justifyContent="space-between">
        <Stack gap={4}>
          <Text weight="strong">{place.name}</Text>
          <Text size="small" tone="inkSoft">
            {place.label}
          </Text>
        </Stack>
        <Button
          variant="quiet"
          size="small"
          aria-label={copy.removeOf(place.name)}
          onClick={() => onRemove(place.name)}
        >
          {copy.remove}
        </Button>
      </Inline>
    </Card>
  )
}
