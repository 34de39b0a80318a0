import BathIcon from 'lucide-react/icons/bath'
import BedIcon from 'lucide-react/icons/bed-double'
import CarIcon from 'lucide-react/icons/car'
import RulerIcon from 'lucide-react/icons/ruler'
import { Icon, type IconDrawing } from '#src/design/components/icon.tsx'
import { Inline } from '#src/design/components/stack.tsx'
import { VisuallyHidden } from '#src/design/components/visually-hidden.tsx'
import * as styles from './room-facts.css.ts'

type Props = {
  bedrooms: number | null | undefined
  bathrooms: number | null | undefined
  cars: number | null | undefined
  land: string | null | undefined
}

/** Beds, baths, cars and land in a row; what is not known is left out. */
export function RoomFacts({ bedrooms, bathrooms, cars, land }: Props) {
  return (
    <Inline as="ul" gap={16}>
      {bedrooms === 0 && <Fact drawing={BedIcon} shown="Studio" said="" />}
      {bedrooms ? <Fact drawing={BedIcon} shown={bedrooms} said={bedrooms === 1 ? 'bedroom' : 'bedrooms'} /> : null}
      {bathrooms ? (
        <Fact drawing={BathIcon} shown={bathrooms} said={bathrooms === 1 ? 'bathroom' : 'bathrooms'} />
      ) : null}
      {cars ? <Fact drawing={CarIcon} shown={cars} said={cars === 1 ? 'car space' : 'car spaces'} /> : null}
      {land ? <Fact drawing={RulerIcon} shown={land} said="of land" /> : null}
    </Inline>
  )
}

function Fact({ drawing, shown, said }: { drawing: IconDrawing; shown: string | number; said: string }) {
  return (
    <li className={styles.fact}>
      <Icon drawing={drawing} />
      <span>
        {shown}
        {said && <VisuallyHidden> {said}</VisuallyHidden>}
      </span>
    </li>
  )
}
