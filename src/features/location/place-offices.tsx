import { Link } from '#src/design/components/link.tsx'
import { Heading } from '#src/design/components/text.tsx'
import type { Overview } from './overview.ts'
import * as styles from './location.css.ts'

type PlaceOffice = Overview['offices'][number]

/** The agencies with the most homes here, each leading to its own homes. */
export function PlaceOffices({ offices }: { offices: Overview['offices'] }) {
  if (offices.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Agencies active here</Heading>
      <ul className={styles.lines}>
        {offices.map((entry) => (
          <li key={entry.office.id} className={styles.line}>
            <Link href={officeHomes(entry)} isQuiet isStandalone>
              {entry.office.name}
            </Link>
            <span className={styles.lineEnd}>{homesOf(entry)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const officeHomes = ({ office, forSale, forRent }: PlaceOffice): string => {
  const list = forSale > 0 ? 'properties-for-sale' : forRent > 0 ? 'properties-for-rent' : 'sold-properties'
  return `/real-estate-agency/${office.uri}/${list}`
}

const homesOf = ({ forSale, forRent, sold }: PlaceOffice): string =>
  [forSale > 0 && `${forSale} for sale`, forRent > 0 && `${forRent} for rent`, sold > 0 && `${sold} sold`]
    .filter(Boolean)
    .join(' · ')
