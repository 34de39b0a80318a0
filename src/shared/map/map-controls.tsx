import MinusIcon from 'lucide-react/icons/minus'
import PlusIcon from 'lucide-react/icons/plus'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { RefObject } from 'react'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import { LocateButton } from './locate-button.tsx'
import { byVisitor } from './map-moves.ts'
import * as styles from './map-controls.css.ts'
import { portalMapCopy as copy } from './portal-map.copy.ts'

type Props = {
  map: MapLibreMap | null
  /** What fills the screen: the map with all that belongs to it. */
  screen: RefObject<HTMLElement | null>
}

/** The buttons at the edge of a map. */
export function MapControls({ map, screen }: Props) {
  return (
    <div className={styles.controls}>
      <IconButton
        icon={PlusIcon}
        label={copy.zoomIn}
        variant="onPicture"
        onClick={(event) => map?.zoomIn({}, byVisitor(event))}
      />
      <IconButton
        icon={MinusIcon}
        label={copy.zoomOut}
        variant="onPicture"
        onClick={(event) => map?.zoomOut({}, byVisitor(event))}
      />
      {map && <LocateButton map={map} />}
      {map && document.fullscreenEnabled && <FullScreenButton map={map} screen={screen} />}
    </div>
  )
}
