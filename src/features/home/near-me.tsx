import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { DEFAULT_LOCATION_URI } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { currentLocationLogic } from './current-location.ts'
import { listingsUrl } from './listings-url.ts'
import { visitorCopy } from './visitor.copy.ts'

const busyMessages: Record<string, string> = {
  checkingPermission: visitorCopy.asking,
  locating: visitorCopy.asking,
  findingPlace: visitorCopy.findingSuburb,
}
const failures: Record<string, string> = {
  refused: visitorCopy.refused,
  unknown: visitorCopy.unknown,
}

/** Runs the wish for homes nearby, says how it goes, and opens the suburb that was found. */
export default function NearMe({ timesPressed }: { timesPressed: number }) {
  const [, navigate] = useLocation()
  const [logic] = useState(() => currentLocationLogic('buy', navigate))
  const [snapshot, send] = useMachine(logic, { input: { isAsked: true, lastVisited: null } })
  useEffect(() => {
    if (timesPressed > 0) send({ type: 'location.requested' })
  }, [timesPressed, send])
  const failure = failures[snapshot.value]
  return (
    <Inline paddingX={16} paddingY={4}>
      <Text role="status" size="small">
        {failure ?? busyMessages[snapshot.value]}
      </Text>
      {snapshot.hasTag('busy') && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'request.withdrawn' })}>
          {visitorCopy.stop}
        </Button>
      )}
      {failure && (
        <Link href={listingsUrl('buy', DEFAULT_LOCATION_URI)} isStandalone>
          {visitorCopy.homesInMelbourne}
        </Link>
      )}
    </Inline>
  )
}
