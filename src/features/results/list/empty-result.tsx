import { useQuery } from '@tanstack/react-query'
import { listingCountText } from '#domain/search/search-count-text.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Card } from '#src/design/card/card.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { SaveAlertButton } from '#src/shared/member-list/alerts/save-alert-button.idle.tsx'
import { emptyResultCopy } from './empty-result.copy.ts'
import * as styles from '#src/features/results/results.css.ts'
import { type CountedRelaxation, relaxationsQuery } from './relaxations.ts'

/** Where a search finds nothing: the searches next to it, and what to let go of, with how many homes each shows. */
export function EmptyResult({ parameters }: { parameters: SearchParameters }) {
  const { data, error } = useQuery(relaxationsQuery(useExecute(), parameters))
  if (!data && !error) return <Skeleton shape="block" />
  const relaxations = data ?? []
  return (
    <Card padding="large" className={styles.relaxations}>
      <Stack>
        <Heading level={2} size="lead">
          {relaxations.length === 0 ? emptyResultCopy.nothingAnywhere : emptyResultCopy.title}
        </Heading>
        {relaxations.length === 0 ? (
          <Text>{emptyResultCopy.advice}</Text>
        ) : (
          <Stack as="ul" gap={8} aria-label={emptyResultCopy.ways}>
            {relaxations.map((relaxation) => (
              <RelaxationItem key={relaxation.label} {...relaxation} />
            ))}
          </Stack>
        )}
        <SaveAlertButton
          searchParams={parameters}
          position="empty_result"
          label={emptyResultCopy.tellMe[parameters.searchMode]}
          variant="primary"
        />
      </Stack>
    </Card>
  )
}

function RelaxationItem({ label, search, counts }: CountedRelaxation) {
  return (
    <Inline as="li" justifyContent="space-between">
      <Link href={formatSearchUrl(search, { hasResults: true }) ?? ''} isStandalone>
        {label}
      </Link>
      <Text as="span" tone="inkSoft" isTabular>
        {listingCountText(counts)}
      </Text>
    </Inline>
  )
}
