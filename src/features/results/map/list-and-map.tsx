import ListIcon from 'lucide-react/icons/list'
import MapIcon from 'lucide-react/icons/map'
import type { ReactNode } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import * as styles from '#src/shared/map/list-and-map.css.ts'
import * as searchStyles from '../results.css.ts'
import { showList, showMap, useIsMapInView } from '#src/shared/map/map-in-view.ts'
import { resultsCopy } from '#src/features/results/results.copy.ts'

/** The list with the map beside it; on smaller screens one of them, and a button to the other. */
export function ListAndMap({ list, map }: { list: ReactNode; map: ReactNode }) {
  const isMapInView = useIsMapInView()
  return (
    <div
      className={classNames(styles.page, styles.fillsWidth)}
      data-view={isMapInView ? 'map' : 'list'}
      data-map="beside"
    >
      <div className={styles.listSide}>
        <div className={searchStyles.listColumn}>{list}</div>
      </div>
      <div className={styles.mapSide}>{map}</div>
      <Button
        className={styles.viewToggle}
        icon={isMapInView ? ListIcon : MapIcon}
        onClick={isMapInView ? showList : showMap}
      >
        {isMapInView ? resultsCopy.list : resultsCopy.map}
      </Button>
    </div>
  )
}
