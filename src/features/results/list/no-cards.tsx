import { pageNumber, type SearchParameters } from '#domain/search/search-parameters.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { EmptyResult } from './empty-result.tsx'
import { emptyResultCopy } from './empty-result.copy.ts'
import { pageAddress } from './page-address.ts'

export { relaxationsQuery } from './relaxations.ts'

/** Where a page has no home: the way to the last of its pages, or, where there are none, to searches that find some. */
export function NoCards({ parameters, pageCount }: { parameters: SearchParameters; pageCount: number }) {
  if (pageCount === 0) return <EmptyResult key={JSON.stringify(parameters)} parameters={parameters} />
  return (
    <Text>
      {emptyResultCopy.noSuchPage(pageNumber(parameters.paging), pageCount)}{' '}
      <Link href={pageAddress(parameters, pageCount)}>{emptyResultCopy.lastPage}</Link>
    </Text>
  )
}
