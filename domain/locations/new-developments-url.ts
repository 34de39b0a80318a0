import { type StateCode, stateCodeOf } from '#domain/lookups/states.ts'
import { isSlug } from '#domain/text/slug.ts'

/** Which new developments a page shows. */
export type NewDevelopmentsView = { stateCode: StateCode | null; locationUri: string | null; page: number }

const PATH = '/new-apartments'
const LARGEST_PAGE = 1000

/** The canonical URL of a view: `/new-apartments?location=…&page=2`; a location has its state. */
export function formatNewDevelopmentsUrl({ stateCode, locationUri, page }: NewDevelopmentsView): string {
  const values = new URLSearchParams()
  if (locationUri !== null) values.set('location', locationUri)
  if (page > 1) values.set('page', String(page))
  if (stateCode !== null && locationUri === null) values.set('state', stateCode.toLowerCase())
  const text = values.toString()
  return text === '' ? PATH : `${PATH}?${text}`
}

/** The view of a query string; what cannot be read is left out. */
export function readNewDevelopmentsSearch(search: string): NewDevelopmentsView {
  const values = new URLSearchParams(search)
  const uri = (values.get('location') ?? '').toLowerCase()
  const page = Number(values.get('page') ?? 1)
  const locationUri = isSlug(uri) ? uri : null
  return {
    locationUri,
    stateCode: locationUri === null ? stateCodeOf(values.get('state') ?? '') : null,
    page: Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1,
  }
}

/** The number at the end of `/new-apartments/…`; null when there is none that a listing could have. */
export function readNewDevelopmentId(path: string): number | null {
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const id = /^[1-9]\d{0,9}$/.test(last) ? Number(last) : null
  return id !== null && id <= LARGEST_ID ? id : null
}

/** Ids are PostgreSQL integers. */
const LARGEST_ID = 2_147_483_647
