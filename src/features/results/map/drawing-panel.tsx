import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useEscape } from '#src/shared/map/use-escape.ts'
import * as styles from './drawing-panel.css.ts'
import { copy } from './map.copy.ts'
import { useIsDrawing, useIsEditing, useMapSearchCommands } from './map-search.provider.tsx'
import { ShapeEditor } from './shape-editor.tsx'

/** What is said and offered while an area is drawn: beside the map where the list is, so that every pin stays in view. */
export function DrawingPanel({ map }: { map: MapLibreMap }) {
  const isDrawing = useIsDrawing()
  const isEditing = useIsEditing()
  if (isEditing) return <ShapeEditor map={map} />
  return isDrawing && <DrawingHelp map={map} />
}

function DrawingHelp({ map }: { map: MapLibreMap }) {
  const panel = useRef<HTMLElement>(null)
  const { abandonDrawing, changeCorners } = useMapSearchCommands()
  useEscape(panel, abandonDrawing)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const startWithCorner = () => {
    const { lat, lng } = map.getCenter()
    changeCorners([{ latitude: lat, longitude: lng }])
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={copy.drawAnArea}>
      <Text size="small">{copy.drawingHelp}</Text>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onClick={startWithCorner}>
          {copy.enterCorners}
        </Button>
        <Button size="small" variant="quiet" onClick={abandonDrawing}>
          {copy.cancel}
        </Button>
      </div>
    </section>
  )
}
