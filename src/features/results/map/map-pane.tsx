import MapIcon from 'lucide-react/icons/map'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import * as styles from './map-pane.css.ts'

type Props = {
  parameters: SearchParameters
  /** How many homes the list counts; undefined while it is read. */
  total: number | undefined
}

/** The place of the map beside the list. It fills what it stands in, so that nothing moves when the map comes. */
export function MapPane({ total }: Props) {
  return (
    <section aria-label="Map" className={styles.pane}>
      <Button look="secondary" icon={MapIcon} disabled={total === 0}>
        Show map
      </Button>
    </section>
  )
}
