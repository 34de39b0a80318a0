import LocateIcon from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { agentFinderCopy as copy } from './agent-finder.copy.ts'

/** Opens the agents of the suburb where the visitor is; asked only when it is pressed, and kept nowhere. */
export function NearMe() {
  const [, navigate] = useLocation()
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle')
  const locate = async () => {
    setState('locating')
    const { agentsNearHere } = await import('./agents-near-here.ts')
    const path = await agentsNearHere()
    if (path === null) return setState('failed')
    navigate(path)
  }
  return (
    <div>
      <Button
        type="button"
        variant="secondary"
        icon={LocateIcon}
        aria-disabled={state === 'locating'}
        onClick={() => state !== 'locating' && void locate().catch(() => setState('failed'))}
      >
        {copy.nearMe}
      </Button>
      <div role="status">
        {state === 'locating' && <Text size="small">{copy.locating}</Text>}
        {state === 'failed' && <Text size="small">{copy.notLocated}</Text>}
      </div>
    </div>
  )
}
