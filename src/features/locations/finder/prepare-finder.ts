import { type FinderView, parseFinderUrl, formatFinderUrl } from '#domain/locations/finder-url.ts'
import { isSlug } from '#domain/text/slug.ts'
import { LocationFinderDocument } from '#src/api/generated/documents/location-finder.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/shared/page/define-page.tsx'
import type { PageOutcome } from '#src/shared/page/page-outcome.ts'
import { finderVariables } from './finder-variables.ts'

/** Reads a list of places: another form of an address leads to the one address, what does not exist is not found. */
export const prepareFinder: PreparePage = async ({ path, search }, { queryClient, execute }) => {
  const view = parseFinderUrl(path, search)
  if (view === null) return outcomeWithoutView(path)
  const address = formatFinderUrl(view)
  if (address !== addressText(path, search)) return { status: 301, redirectTo: address }
  const { locationFinder } = await queryClient.fetchQuery(
    documentQuery(execute, LocationFinderDocument, finderVariables(view)),
  )
  if (!locationFinder) return { status: 404 }
  const elsewhere = addressOfOtherType(view, locationFinder.parent)
  if (elsewhere !== null) return { status: 301, redirectTo: elsewhere }
  return { status: view.page > 1 && locationFinder.results.length === 0 ? 404 : 200 }
}

/** `/find` leads to the suburbs, `/find/region` to the regions, `/find/street/…` to the street itself. */
export function outcomeWithoutView(path: string): PageOutcome {
  const [, , type, uri, ...rest] = path.toLowerCase().replace(/\/+$/, '').split('/')
  if (type === undefined) return { status: 301, redirectTo: '/find-suburb' }
  const isType = type === 'region' || type === 'suburb' || type === 'street'
  if (isType && uri === undefined) return { status: 301, redirectTo: `/find-${type}` }
  if (type === 'street' && uri !== undefined && isSlug(uri) && rest.length === 0) {
    return { status: 301, redirectTo: `/${uri}` }
  }
  return { status: 404 }
}

/** Where a place is found whose kind or name is another than its address says; null when it is the same. */
export function addressOfOtherType(
  { subject }: FinderView,
  parent: { type: 'region' | 'suburb' | 'street'; uri: string } | null,
): string | null {
  if (!('parentType' in subject) || parent === null) return null
  if (parent.type === subject.parentType && parent.uri === subject.parentUri) return null
  return parent.type === 'street' ? `/${parent.uri}` : `/find/${parent.type}/${parent.uri}`
}

const addressText = (path: string, search: string): string => (search === '' ? path : `${path}?${search}`)
