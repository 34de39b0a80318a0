import LocateIcon from 'lucide-react/icons/locate-fixed'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/design/components/button.tsx'

const loadNearMe = () => import('./near-me.tsx')
const NearMe = lazy(loadNearMe)

/** Homes around the visitor. The flow behind it is loaded when the visitor turns to the button. */
export function NearMeButton() {
  const [timesPressed, setTimesPressed] = useState(0)
  const attend = () => void loadNearMe()
  return (
    <>
      <Button
        look="quiet"
        icon={LocateIcon}
        onPointerEnter={attend}
        onFocus={attend}
        onClick={() => setTimesPressed((times) => times + 1)}
      >
        Homes near me
      </Button>
      {timesPressed > 0 && (
        <Suspense fallback={null}>
          <NearMe timesPressed={timesPressed} />
        </Suspense>
      )}
    </>
  )
}
