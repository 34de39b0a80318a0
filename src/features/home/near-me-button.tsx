import LocateIcon from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { onIntent, reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { homeCopy } from './home.copy.ts'
import { Button } from '#src/design/button/button.tsx'

const nearMe = onIntent(() => import('./near-me.tsx'))

/** Homes around the visitor. The flow behind it is loaded when the visitor turns to the button. */
export function NearMeButton() {
  const [timesPressed, setTimesPressed] = useState(0)
  const NearMe = useCodeOnIntent(nearMe, timesPressed, reportMissing)?.default
  return (
    <>
      <Button
        variant="quiet"
        icon={LocateIcon}
        onPointerEnter={nearMe.prefetch}
        onFocus={nearMe.prefetch}
        onClick={() => setTimesPressed((times) => times + 1)}
      >
        {homeCopy.nearMe}
      </Button>
      {NearMe && <NearMe timesPressed={timesPressed} />}
    </>
  )
}
