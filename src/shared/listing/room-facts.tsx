import type { RoomFacts_FeaturesFragment } from '#src/api/generated/graphql.ts'
import { type SymbolName, SymbolIcon } from '#src/design/icon/icon-symbols.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import * as styles from './room-facts.css.ts'
import { roomFactsCopy as copy } from './room-facts.copy.ts'

type Props = { features: RoomFacts_FeaturesFragment; land: string | null }

/** Beds, baths, cars and land in a row; what is not known is left out. */
export function RoomFacts({ features: { bedrooms, bathrooms, cars }, land }: Props) {
  return (
    <ul className={styles.facts}>
      {bedrooms === 0 && <Fact symbol="bed" shown={copy.studio} />}
      {bedrooms ? <Fact symbol="bed" shown={bedrooms} said={copy.bedrooms(bedrooms)} /> : null}
      {bathrooms ? <Fact symbol="bath" shown={bathrooms} said={copy.bathrooms(bathrooms)} /> : null}
      {cars ? <Fact symbol="car" shown={cars} said={copy.cars(cars)} /> : null}
      {land ? <Fact symbol="ruler" shown={land} said={copy.land} /> : null}
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
