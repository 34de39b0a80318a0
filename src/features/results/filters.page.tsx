import { useSearch } from 'wouter'
import { readSearchAddress } from '#domain/search/search-address.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/components/container.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import FilterForm from './filter-form.tsx'

const readingOf = (search: string) => readSearchAddress(new URLSearchParams(search).get('of') ?? '')

export const preparePage: PreparePage = ({ search }) => Promise.resolve({ status: readingOf(search).ok ? 200 : 404 })

/** The filters of a search on a page of their own, for browsers without JavaScript. */
export function Page() {
  const reading = readingOf(useSearch())
  if (!reading.ok) return <NotFound title="There is no such search" />
  return (
    <Container width="reading" paddingY={24}>
      <PageHead title="Filters" isIndexed={false} />
      <Heading level={1}>Filters</Heading>
      <FilterForm parameters={reading.parameters} />
    </Container>
  )
}
