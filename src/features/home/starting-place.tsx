import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type SearchMode, searchModes } from '#domain/lookups/search-modes.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Spinner } from '#src/design/progress/progress.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { lastLocation } from '#src/shared/storage/last-location.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { currentLocationLogic } from './current-location.ts'
import { visitorCopy } from './visitor.copy.ts'

/** Finds the place to start from, and leads there in the place of this page. */
export default function StartingPlace({ mode }: { mode: SearchMode }) {
  const [, navigate] = useLocation()
  const [logic] = useState(() => currentLocationLogic(mode, (address) => navigate(address, { replace: true })))
  const [snapshot, send] = useMachine(logic, { input: startingInput() })
  useEffect(() => send({ type: 'location.requested' }), [send])
  return (
    <Container paddingY={64}>
      <PageHead title={searchModes[mode].displayName} isIndexed={false} />
      {snapshot.hasTag('busy') && (
        <Stack gap={16} alignItems="center">
          <Spinner label={visitorCopy.findingSuburb} />
          <Button variant="secondary" onClick={() => send({ type: 'request.withdrawn' })}>
            {visitorCopy.startInMelbourne}
          </Button>
        </Stack>
      )}
    </Container>
  )
}

function startingInput() {
  const uri = lastLocation()
  return { isAsked: false, lastVisited: uri === null ? null : { uri } }
}
