import { type SymbolName, SymbolIcon } from '#src/design/components/icon-symbols.tsx'
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
    <ul className={styles.facts}>
      {bedrooms === 0 && <Fact symbol="bed" shown="Studio" />}
      {bedrooms ? <Fact symbol="bed" shown={bedrooms} said={bedrooms === 1 ? 'bedroom' : 'bedrooms'} /> : null}
      {bathrooms ? <Fact symbol="bath" shown={bathrooms} said={bathrooms === 1 ? 'bathroom' : 'bathrooms'} /> : null}
      {cars ? <Fact symbol="car" shown={cars} said={cars === 1 ? 'car space' : 'car spaces'} /> : null}
      {land ? <Fact symbol="ruler" shown={land} said="of land" /> : null}
    </ul>
  )
}

function Fact({ symbol, shown, said }: { symbol: SymbolName; shown: string | number; said?: string }) {
  return (
    <li className={styles.fact}>
      <SymbolIcon name={symbol} />
      {shown}
      {said && <VisuallyHidden>{` ${said}`}</VisuallyHidden>}
    </li>
  )
}
