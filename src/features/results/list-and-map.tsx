import ListIcon from 'lucide-react/icons/list'
import MapIcon from 'lucide-react/icons/map'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/design/components/button.tsx'
import * as styles from './list-and-map.css.ts'

/** The list with the map beside it; on smaller screens one of them, and a button to the other. */
export function ListAndMap({ list, map }: { list: ReactNode; map: ReactNode }) {
  const [view, setView] = useState<'list' | 'map'>('list')
  const isMapInView = view === 'map'
  return (
    <div className={styles.page} data-view={view} data-fills-width>
      <div className={styles.listSide}>{list}</div>
      <div className={styles.mapSide}>{map}</div>
      <Button
        className={styles.viewToggle}
        icon={isMapInView ? ListIcon : MapIcon}
        onClick={() => setView(isMapInView ? 'list' : 'map')}
      >
        {isMapInView ? 'List' : 'Map'}
      </Button>
    </div>
  )
}
