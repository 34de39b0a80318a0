/** Where agents find what their office types in. */
export const LISTINGS_PATH = '/agent-centre/listings'

type ListingsUrl = {
  /** Another office than that of the agent who looks, for staff. */
  officeId: number | null
  /** Of which type a new one is. */
  begins: 'sale' | 'rental' | null
  page: number
}

export function readListingsUrl(search: string): ListingsUrl {
  const given = new URLSearchParams(search)
  const begins = given.get('new')
  return {
    officeId: Number(/^[1-9]\d{0,8}$/.exec(given.get('office') ?? '')?.[0] ?? 0) || null,
    begins: begins === 'sale' || begins === 'rental' ? begins : null,
    page: Number(/^[1-9]\d{0,3}$/.exec(given.get('page') ?? '')?.[0] ?? 1),
  }
}

/** The list, or one listing of it. */
export function listingsPath({ officeId, begins, page = 1 }: Partial<ListingsUrl>, id?: string): string {
  const search = new URLSearchParams()
  if (begins != null) search.set('new', begins)
  if (officeId != null) search.set('office', String(officeId))
  if (page !== 1) search.set('page', String(page))
  const query = search.size === 0 ? '' : `?${search.toString()}`
  return `${id === undefined ? LISTINGS_PATH : `${LISTINGS_PATH}/${id}`}${query}`
}
