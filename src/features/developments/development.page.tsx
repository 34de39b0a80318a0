import { Redirect, useLocation } from 'wouter'
import { readNewDevelopmentId } from '#domain/locations/new-developments-url.ts'
import { ListingAddressDocument } from '#src/api/generated/documents/listing-address.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'

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
  return id === null ? <NotFound title={notFoundCopy.home} /> : <AddressOfId id={id} />
}

function AddressOfId({ id }: { id: number }) {
  const { data, error } = useDocumentQuery(ListingAddressDocument, { id })
  if (error) throw error
  if (!data) return null
  return data.listing ? (
    <Redirect to={data.listing.summary.canonicalUri} replace />
  ) : (
    <NotFound title={notFoundCopy.home} />
  )
}
