import { numberText } from '#domain/text/number-text.ts'
import { ChildPlacesDocument } from '#src/api/generated/documents/child-places.ts'
import type { ChildPlaces_LocationFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PlaceMedians } from '#src/shared/locations/location-medians.tsx'
import { childVariables } from './location-queries.ts'
import * as styles from './location.css.ts'
import { searchOfPlace } from './place-links.ts'
import { locationCopy } from './location.copy.ts'

const copy = locationCopy.children

/** The suburbs of a region with their medians, or the streets of a suburb with the homes on them. */
export function ChildPlaces({ location }: { location: ChildPlaces_LocationFragment }) {
  const { data } = useDocumentQuery(ChildPlacesDocument, childVariables(location.uri))
  const found = data?.locationFinder
  if (!found || found.total === 0) return null
  const isCut = found.total > found.results.length
  const isRegion = location.type === 'region'
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2}>{copy[isRegion ? (isCut ? 'busiest' : 'suburbs') : 'streets'](location.name)}</Heading>
        {isCut && (
          <Link href={`/find/${location.type}/${location.uri}`} isStandalone>
            {copy.all(numberText(found.total), isRegion ? 'suburbs' : 'streets')}
          </Link>
        )}
      </div>
      {isRegion ? (
        <ul className={styles.cards}>
          {found.results.map((child) => (
            <Card as="li" key={child.location.id} padding="medium" isLinked>
              <div className={styles.card}>
                <Heading level={3}>
                  <CardLink href={`/${child.location.uri}`}>{child.location.name}</CardLink>
                </Heading>
                <PlaceMedians location={child.location} />
                <Text size="caption" tone="inkSoft" isTabular>
                  {copy.homes(numberText(child.forSale), numberText(child.forRent))}
                </Text>
              </div>
            </Card>
          ))}
        </ul>
      ) : (
        <ul className={styles.links}>
          {found.results.map(({ location: street, forSale }) => (
            <li key={street.id} className={styles.line}>
              <Link href={`/${street.uri}`} isQuiet isStandalone>
                {street.name}
              </Link>
              {forSale > 0 && (
                <Link href={searchOfPlace('buy', street.uri)} isStandalone className={styles.lineEnd}>
                  {copy.forSale(numberText(forSale))}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
