import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { DEFAULT_LOCATION_URI } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import { currentLocationLogic } from './current-location.ts'
import { homesAddress } from './homes-address.ts'

const busyMessages: Record<string, string> = {
  checkingPermission: 'Asking your browser where you are…',
  locating: 'Asking your browser where you are…',
  findingPlace: 'Looking for the suburb you are in…',
}
const failures: Record<string, string> = {
  refused: 'Your browser did not share where you are. Type a suburb instead.',
  unknown: 'We could not find a suburb where you are. Type one instead.',
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
    <Inline>
      <Text role="status" size="small">
        {failure ?? busyMessages[snapshot.value]}
      </Text>
      {snapshot.hasTag('busy') && (
        <Button look="quiet" size="small" onClick={() => send({ type: 'request.withdrawn' })}>
          Stop
        </Button>
      )}
      {failure && (
        <Link href={homesAddress('buy', DEFAULT_LOCATION_URI)} isStandalone>
          See homes in Melbourne (CBD)
        </Link>
      )}
    </Inline>
  )
}
