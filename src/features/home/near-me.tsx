import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import {
  currentLocationMachine,
  type FindPlaceOutput,
  type LocateOutput,
  type Position,
} from '#machines/current-location/current-location.machine.ts'
import { createRestClient } from '#src/api/rest/rest-client.ts'
import { Button } from '#src/design/components/button.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import { locateInBrowser } from './locate-in-browser.ts'

const messages: Record<string, string> = {
  locating: 'Asking your browser where you are…',
  findingPlace: 'Looking for the suburb you are in…',
  refused: 'Your browser did not share where you are. Type a suburb instead.',
  unknown: 'We could not find a suburb where you are. Type one instead.',
}

/** Runs the wish for homes nearby, says how it goes, and opens the suburb that was found. */
export default function NearMe({ timesPressed }: { timesPressed: number }) {
  const [, navigate] = useLocation()
  const [logic] = useState(() => nearMeLogic(navigate))
  const [snapshot, send] = useMachine(logic)
  useEffect(() => {
    if (timesPressed > 0) send({ type: 'location.requested' })
  }, [timesPressed, send])
  return (
    <Inline>
      <Text role="status" size="small">
        {messages[snapshot.value]}
      </Text>
      {snapshot.hasTag('busy') && (
        <Button look="quiet" size="small" onClick={() => send({ type: 'request.withdrawn' })}>
          Stop
        </Button>
      )}
    </Inline>
  )
}

function nearMeLogic(navigate: (address: string) => void) {
  const rest = createRestClient({ baseUrl: '' })
  return currentLocationMachine.provide({
    actors: {
      locate: fromPromise<LocateOutput>(() => locateInBrowser()),
      findPlace: fromPromise<FindPlaceOutput, Position>(async ({ input, signal }) => {
        const result = await rest.locationByPoint(input, { signal })
        return result.ok ? { ok: true, place: { uri: result.data.uri, label: result.data.label } } : { ok: false }
      }),
    },
    actions: {
      openPlace: (_, output) => {
        if (!output.ok) return
        const parameters = defaultSearchParameters('buy', { locationUri: output.place.uri })
        const address = writeSearchAddress(parameters, { hasResults: true })
        if (address !== null) navigate(address)
      },
    },
  })
}
