import { useQuery } from '@tanstack/react-query'
import { formatSearchCount } from '#domain/search/search-count-text.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Card } from '#src/design/components/card.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Skeleton } from '#src/design/components/skeleton.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import * as styles from './results.css.ts'
import { type CountedRelaxation, relaxationsQuery } from './relaxations.ts'

export { relaxationsQuery }

/** Where a search finds nothing: which part of it to let go of, and how many homes that would show. */
export default function EmptyResult({ parameters }: { parameters: SearchParameters }) {
  const { data, error } = useQuery(relaxationsQuery(useExecute(), parameters))
  if (!data && !error) return <Skeleton shape="block" />
  const relaxations = data ?? []
  return (
    <Card padding="large" className={styles.relaxations}>
      <Stack>
        <Heading level={2} size="lead">
          {relaxations.length === 0 ? 'There is nothing like it nearby' : 'Ask for a little less'}
        </Heading>
        {relaxations.length === 0 ? (
          <Text>Try another suburb, or fewer filters.</Text>
        ) : (
          <Stack as="ul" gap={8} aria-label="Searches that find homes">
            {relaxations.map((relaxation) => (
              <RelaxationItem key={relaxation.label} {...relaxation} />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

function RelaxationItem({ label, search, total }: CountedRelaxation) {
  return (
    <Inline as="li" justifyContent="space-between">
      <Link href={writeSearchAddress(search, { hasResults: true }) ?? ''} isStandalone>
        {label}
      </Link>
      <Text as="span" tone="inkSoft" isTabular>
        {formatSearchCount(total)} {total === 1 ? 'home' : 'homes'}
      </Text>
    </Inline>
  )
}
