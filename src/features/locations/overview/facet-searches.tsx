import type { FacetSearches_SearchFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading } from '#src/design/text/text.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'

/** Narrower searches that find homes of a suburb. */
export function FacetSearches({ name, searches }: { name: string; searches: readonly FacetSearches_SearchFragment[] }) {
  if (searches.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{locationCopy.facetSearches(name)}</Heading>
      <ul className={styles.facetSearches}>
        {searches.map(({ title, canonicalUri }) => (
          <li key={canonicalUri}>
            <Link href={canonicalUri} isStandalone>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
