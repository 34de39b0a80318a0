import { formatSearchUrl } from '#domain/search/search-url.ts'
import { type SearchParameters, skipOfPage } from '#domain/search/search-parameters.ts'

/** The URL of another page of the same results. */
export const pageAddress = (parameters: SearchParameters, page: number): string =>
  formatSearchUrl({ ...parameters, paging: { ...parameters.paging, skip: skipOfPage(page) } }, { hasResults: true }) ??
  ''
