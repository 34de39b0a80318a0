import { agentsOf, formatAgentsUrl } from '#domain/agents/agents-url.ts'
import type { PlaceOffices_OfficeFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading } from '#src/design/text/text.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'

type Props = { offices: readonly PlaceOffices_OfficeFragment[]; location: { uri: string; name: string } }

/** The agencies with the most homes here, each leading to its own homes, and the way to the agents of the place. */
export function PlaceOffices({ offices, location }: Props) {
  if (offices.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{locationCopy.offices}</Heading>
      <ul className={styles.lines}>
        {offices.map((entry) => (
          <li key={entry.office.id} className={styles.line}>
            <Link href={officeListings(entry)} isQuiet isStandalone>
              {entry.office.name}
            </Link>
            <span className={styles.lineEnd}>{listingsOf(entry)}</span>
          </li>
        ))}
      </ul>
      <div>
        <Link href={formatAgentsUrl(agentsOf(location.uri))} isStandalone>
          {locationCopy.agents(location.name)}
        </Link>{' '}
        <Link href={formatAgentsUrl(agentsOf(location.uri, 'managing'))} isStandalone>
          {locationCopy.managers(location.name)}
        </Link>
      </div>
    </section>
  )
}

const officeListings = ({ office, forSale, forRent }: PlaceOffices_OfficeFragment): string => {
  const list = forSale > 0 ? 'properties-for-sale' : forRent > 0 ? 'properties-for-rent' : 'sold-properties'
  return `/real-estate-agency/${office.uri}/${list}`
}

const listingsOf = ({ forSale, forRent, sold }: PlaceOffices_OfficeFragment): string =>
  [forSale > 0 && `${forSale} for sale`, forRent > 0 && `${forRent} for rent`, sold > 0 && `${sold} sold`]
    .filter(Boolean)
    .join(' · ')
