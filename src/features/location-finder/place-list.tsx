import type { LocationFinderQuery } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/components/class-names.ts'
import { Link } from '#src/design/components/link.tsx'
import { Text } from '#src/design/components/text.tsx'
import { staleLook } from '#src/design/recipes/layout.css.ts'
import * as styles from './finder.css.ts'
import { countOfPlaces, homesText } from './finder-words.ts'

type Found = NonNullable<LocationFinderQuery['locationFinder']>['results'][number]

/** Places by name: each leads to its own page, and beside it to the places within. */
export function PlaceList({ places, isStale }: { places: readonly Found[]; isStale: boolean }) {
  return (
    <ul className={classNames(styles.places, isStale && staleLook)}>
      {places.map((found) => (
        <li key={found.location.id} className={styles.place}>
          <div className={styles.placeLine}>
            <Link href={`/${found.location.uri}`} isQuiet isStandalone className={styles.placeName}>
              {found.location.name}
            </Link>
            <WithinLink found={found} />
          </div>
          <Text size="caption" tone="inkSoft" isTabular>
            {[whereabouts(found), homesText(found)].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function WithinLink({ found: { location, childCount } }: { found: Found }) {
  if (childCount === 0 || location.type === 'street') return null
  const kind = location.type === 'region' ? 'suburb' : 'street'
  return (
    <Link
      href={`/find/${location.type}/${location.uri}`}
      isStandalone
      aria-label={`${countOfPlaces(childCount, kind)} of ${location.name}, ${location.stateCode}`}
    >
      {countOfPlaces(childCount, kind)}
    </Link>
  )
}

/** "VIC 3065", "Fitzroy, VIC 3065" for a street. */
const whereabouts = ({ location: { suburb, stateCode, postcode } }: Found): string =>
  [suburb?.name, [stateCode, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
