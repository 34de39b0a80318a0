import type { PlaceList_FoundFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import * as styles from './finder.css.ts'
import { finderCopy } from './finder.copy.ts'

/** Places by name: each leads to its own page, and beside it to the places within. */
export function PlaceList({ places, isStale }: { places: readonly PlaceList_FoundFragment[]; isStale: boolean }) {
  return (
    <ul className={classNames(styles.places, isStale && staleStyle)}>
      {places.map((found) => (
        <li key={found.location.id} className={styles.place}>
          <div className={styles.placeLine}>
            <Link href={`/${found.location.uri}`} isQuiet isStandalone className={styles.placeName}>
              {found.location.name}
            </Link>
            <WithinLink found={found} />
          </div>
          <Text size="caption" tone="inkSoft" isTabular>
            {[whereabouts(found), finderCopy.homes(found), finderCopy.score(found.score)].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function WithinLink({ found: { location, childCount } }: { found: PlaceList_FoundFragment }) {
  if (childCount === 0 || location.type === 'street') return null
  const kind = location.type === 'region' ? 'suburb' : 'street'
  const places = finderCopy.places(childCount, kind)
  return (
    <Link
      href={`/find/${location.type}/${location.uri}`}
      isStandalone
      aria-label={finderCopy.placesWithin(places, location.name, location.stateCode)}
    >
      {places}
    </Link>
  )
}

/** "VIC 3065", "Fitzroy, VIC 3065" for a street. */
const whereabouts = ({ location: { suburb, stateCode, postcode } }: PlaceList_FoundFragment): string =>
  [suburb?.name, [stateCode, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
