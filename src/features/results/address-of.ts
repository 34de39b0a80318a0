import type { PageRequest } from '#src/shared/page/page-outcome.ts'

export const addressOf = ({ path, search }: Pick<PageRequest, 'path' | 'search'>): string =>
  search === '' ? path : `${path}?${search}`

type Read = {
  searched: { officeUri: string | null; canonicalUri: string }
  office: { uri: string } | null | undefined
  canonicalUri: string | null | undefined
}

/** The one URL of a search that was read: the same of the office that another was merged into, else the canonical one. */
export function ownUrlOf({ searched: { officeUri, canonicalUri: askedFor }, office, canonicalUri }: Read): string {
  return officeUri !== null && office && office.uri !== officeUri
    ? askedFor.replace(`/real-estate-agency/${officeUri}`, `/real-estate-agency/${office.uri}`)
    : (canonicalUri ?? askedFor)
}
