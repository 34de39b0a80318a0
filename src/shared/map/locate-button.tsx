import LocateIcon from 'lucide-react/icons/locate-fixed'
import type { Map as MapLibreMap, MapLibreEvent } from 'maplibre-gl'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isInAustralia } from '#domain/geo/australia.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { type PositionHere, positionHere } from '#src/shared/locations/position-here.ts'
import { byVisitor } from './map-moves.ts'
import * as styles from './map-controls.css.ts'
import { portalMapCopy as copy } from './portal-map.copy.ts'
import { type Located, markPosition, showPosition } from './position-on-map.ts'

type Answer = PositionHere | { ok: false; reason: 'OUTSIDE' } | 'locating'

/** Shows and marks where the visitor is. The browser is asked only when it is pressed, and what it says stays in the map. */
export function LocateButton({ map }: { map: MapLibreMap }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [here, setHere] = useState<Located | null>(null)
  const press = useRef<Event>(null)
  const hasGone = useRef(false)
  useEffect(() => {
    hasGone.current = false
    return () => void (hasGone.current = true)
  }, [])
  useEffect(() => (here === null ? undefined : markPosition(map, here)), [map, here])
  useEffect(() => {
    const onMove = ({ originalEvent }: MapLibreEvent<unknown>) => {
      if (originalEvent !== undefined && originalEvent !== press.current) setAnswer(null)
    }
    map.on('movestart', onMove)
    return () => void map.off('movestart', onMove)
  }, [map])

  const locate = async (event: MouseEvent) => {
    press.current = event.nativeEvent
    setAnswer('locating')
    const found = await positionHere()
    // The visitor has closed the map while the browser asked them.
    if (hasGone.current) return
    if (!found.ok) return setAnswer(found)
    if (!isInAustralia(found.position)) return setAnswer({ ok: false, reason: 'OUTSIDE' })
    setAnswer(found)
    setHere(found)
    showPosition(map, found, byVisitor(event))
  }
  const isLocating = answer === 'locating'
  return (
    <div className={styles.locate}>
      <IconButton
        icon={LocateIcon}
        label={copy.locate}
        variant="onPicture"
        aria-disabled={isLocating}
        onClick={(event) => !isLocating && void locate(event)}
      />
      <p role="status" className={styles.message}>
        {answer && messageOf(answer)}
      </p>
    </div>
  )
}

function messageOf(answer: Answer): string {
  if (answer === 'locating') return copy.locating
  return answer.ok ? copy.located(answer.accuracyMetres) : copy.notLocated[answer.reason]
}
