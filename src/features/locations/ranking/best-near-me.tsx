import LocateIcon from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { BestSuburbsNearDocument } from '#src/api/generated/documents/best-suburbs-near.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { positionHere } from '#src/shared/locations/position-here.ts'
import { RatedPlaces } from '#src/shared/locations/rated-places.tsx'
import { rankingCopy as copy } from './ranking.copy.ts'

/** The best rated suburbs around the visitor. The browser is asked only when it is pressed, and only a rounded position is sent. */
export function BestNearMe() {
  const [position, setPosition] = useState<LatLong | null>(null)
  const [answer, setAnswer] = useState<keyof typeof copy.near | null>(null)
  const { data, isError } = useDocumentQuery(BestSuburbsNearDocument, position ?? nowhere, {
    isEnabled: position !== null,
  })
  const suburbs = position === null ? [] : (data?.bestSuburbsNear ?? []).map(({ suburb }) => suburb)
  const locate = async () => {
    setAnswer('locating')
    const found = await positionHere()
    setAnswer(found.ok ? null : found.reason)
    if (found.ok) setPosition(rounded(found.position))
  }
  const outcome = isError ? 'FAILED' : data?.bestSuburbsNear.length === 0 ? 'NONE' : null
  const shown = answer ?? outcome
  return (
    <Stack gap={16}>
      <div>
        <Button variant="secondary" icon={LocateIcon} isBusy={answer === 'locating'} onClick={() => void locate()}>
          {copy.nearMe}
        </Button>
      </div>
      <Text role="status">{shown === null ? '' : copy.near[shown]}</Text>
      {suburbs.length > 0 && (
        <Stack as="section" gap={16}>
          <Heading level={2}>{copy.nearTitle}</Heading>
          <RatedPlaces places={suburbs} headingLevel={3} />
        </Stack>
      )}
    </Stack>
  )
}

const nowhere: LatLong = { latitude: 0, longitude: 0 }

/** To about a kilometre. */
const rounded = ({ latitude, longitude }: LatLong): LatLong => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})
