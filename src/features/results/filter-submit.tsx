import { formatSearchCount } from '#domain/search/search-count-text.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ListingSearchAggregationsDocument } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/components/button.tsx'
import { priceLabel } from '#domain/price/price-labels.ts'
import { Text } from '#src/design/components/text.tsx'
import * as styles from './results.css.ts'

/** The button with the count that the form would give, and the median price of those homes. */
export function FilterSubmit({ draft }: { draft: SearchParameters }) {
  const searchParams = { ...draft, paging: { skip: 0, take: draft.paging.take } }
  const { data, isPlaceholderData } = useDocumentQuery(
    ListingSearchAggregationsDocument,
    { searchParams },
    { keepsPrevious: true },
  )
  const total = isPlaceholderData ? undefined : data?.listingSearch.total
  const median = data?.listingSearch.aggregations.medianPrice
  return (
    <div className={styles.submitRow}>
      <Button type="submit">
        {total === undefined ? 'Show homes' : `Show ${formatSearchCount(total)} ${total === 1 ? 'home' : 'homes'}`}
      </Button>
      {median != null && (
        <Text size="small" tone="inkSoft">
          Median {priceLabel(median, draft.searchMode)}
        </Text>
      )}
    </div>
  )
}
