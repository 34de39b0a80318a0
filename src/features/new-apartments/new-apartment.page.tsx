import { Redirect, useLocation } from 'wouter'
import { readNewDevelopmentId } from '#domain/locations/new-developments-address.ts'
import { ListingAddressDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { NotFound } from '#src/property/not-found/not-found.tsx'

/** A home of a development has one address, that of every home. */
export const preparePage: PreparePage = async ({ path }, { queryClient, execute }) => {
  const id = readNewDevelopmentId(path)
  if (id === null) return { status: 404 }
  const { listing } = await queryClient.fetchQuery(documentQuery(execute, ListingAddressDocument, { id }))
  return listing ? { status: 301, redirectTo: listing.summary.canonicalUri } : { status: 404 }
}

export function Page() {
  const [path] = useLocation()
  const id = readNewDevelopmentId(path)
  return id === null ? <NotFound title={UNKNOWN} /> : <AddressOfId id={id} />
}

const UNKNOWN = 'There is no such home'

function AddressOfId({ id }: { id: number }) {
  const { data, error } = useDocumentQuery(ListingAddressDocument, { id })
  if (error) throw error
  if (!data) return null
  return data.listing ? <Redirect to={data.listing.summary.canonicalUri} replace /> : <NotFound title={UNKNOWN} />
}
