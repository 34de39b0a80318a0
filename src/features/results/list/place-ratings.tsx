import { pageNumber, type SearchParameters } from '#domain/search/search-parameters.ts'
import { LocalRatingsDocument } from '#src/api/generated/documents/local-ratings.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { resultsCopy } from '#src/features/results/results.copy.ts'
import * as styles from '#src/features/results/results.css.ts'
import { RatedPlaces } from '#src/shared/locations/rated-places.tsx'

/** As many as stand in a row. */
const MOST_PLACES = 3

/** What locals say of the places of a search, below its first page. */
export function PlaceRatings({ parameters }: { parameters: SearchParameters }) {
  const uris = ratedUris(parameters)
  const { data } = useDocumentQuery(LocalRatingsDocument, { uris }, { isEnabled: uris.length > 0 })
  if (!data || uris.length === 0 || data.ratedLocations.length === 0) return null
  return (
    <section className={styles.bottom}>
      <Stack gap={16}>
        <Heading level={2} size="lead">
          {resultsCopy.ratings}
        </Heading>
        <RatedPlaces places={data.ratedLocations} headingLevel={3} columns={2} />
      </Stack>
    </section>
  )
}

/** The query of what is said; null where nothing is asked for. */
export function placeRatingsQuery(execute: ExecuteDocument, parameters: SearchParameters) {
  const uris = ratedUris(parameters)
  return uris.length === 0 ? null : documentQuery(execute, LocalRatingsDocument, { uris })
}

function ratedUris({ context, locationSearchContext, paging }: SearchParameters): string[] {
  const { searchLocations } = locationSearchContext
  const isRated = context === 'location' && pageNumber(paging) === 1 && searchLocations.length <= MOST_PLACES
  return isRated ? searchLocations.map(({ uri }) => uri) : []
}
