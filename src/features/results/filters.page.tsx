import { useState } from 'react'
import { useSearch } from 'wouter'
import { readSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Button } from '#src/design/components/button.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { aggregationsQuery, useFilterAggregations } from './filter-aggregations.ts'
import { FilterForm } from './filter-form.tsx'
import * as styles from './filter-form.css.ts'
import { isOfNoPlace } from './search-problem.ts'
import { showHomesWords } from './show-homes-words.ts'

const readingOf = (search: string) => readSearchAddress(new URLSearchParams(search).get('of') ?? '')

export const preparePage: PreparePage = async ({ search }, { queryClient, execute }) => {
  const reading = readingOf(search)
  if (!reading.ok) return { status: 404 }
  try {
    await queryClient.fetchQuery(aggregationsQuery(execute, reading.parameters))
    return { status: 200 }
  } catch (problem) {
    if (isOfNoPlace(problem)) return { status: 404 }
    throw problem
  }
}

/** The filters of a search on a page of their own, for browsers without JavaScript. */
export function Page() {
  const reading = readingOf(useSearch())
  if (!reading.ok) return <NotFound title="There is no such search" />
  return (
    <Container width="reading" paddingY={24}>
      <PageHead title="Filters" isIndexed={false} />
      <Heading level={1}>Filters</Heading>
      <Filters parameters={reading.parameters} />
    </Container>
  )
}

function Filters({ parameters }: { parameters: SearchParameters }) {
  const [draft, setDraft] = useState(parameters)
  const { total, aggregations } = useFilterAggregations(draft)
  return (
    <FilterForm parameters={parameters} draft={draft} aggregations={aggregations} onDraft={setDraft}>
      <div className={styles.submitRow}>
        {/* Without JavaScript the number would stay that of the search before it is changed. */}
        <Button type="submit">{draft === parameters ? 'Show homes' : showHomesWords(total)}</Button>
      </div>
    </FilterForm>
  )
}
