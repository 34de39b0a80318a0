import { useState } from 'react'
import { useSearch } from 'wouter'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { aggregationsQuery, useFilterAggregations } from './filter-aggregations.ts'
import { filtersCopy } from '#src/shared/search/filters/filters.copy.ts'
import { FilterForm } from './filter-form.tsx'
import * as styles from '#src/shared/search/filters/filter-form.css.ts'
import { isOfNoPlace, missingPartOf } from '#src/features/results/search-problem.ts'
import { showListingsWords } from './show-listings-words.ts'

const readingOf = (search: string) => parseSearchUrl(new URLSearchParams(search).get('of') ?? '')

const prepare: PreparePage = async ({ search }, { queryClient, execute }) => {
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

export default definePageFrame({ prepare, View: Page })

/** The filters of a search on a page of their own, for browsers without JavaScript. */
function Page() {
  const reading = readingOf(useSearch())
  return reading.ok ? <Filters parameters={reading.parameters} /> : <NotFound title={notFoundCopy.search} />
}

function Filters({ parameters }: { parameters: SearchParameters }) {
  const [draft, setDraft] = useState(parameters)
  const { counts, aggregations, error } = useFilterAggregations(draft)
  if (isOfNoPlace(error)) {
    return <NotFound title={notFoundCopy[missingPartOf(error, parameters.context)]} mode={parameters.searchMode} />
  }
  return (
    <Container width="reading" paddingY={24}>
      <PageHead title={filtersCopy.title} isIndexed={false} />
      <Heading level={1}>{filtersCopy.title}</Heading>
      <FilterForm parameters={parameters} draft={draft} aggregations={aggregations} onDraft={setDraft}>
        <div className={styles.submitRow}>
          {/* Without JavaScript the number would stay that of the search before it is changed. */}
          <Button type="submit">{draft === parameters ? filtersCopy.showHomes : showListingsWords(counts)}</Button>
        </div>
      </FilterForm>
    </Container>
  )
}
