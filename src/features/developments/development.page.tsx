import { readNewDevelopmentId } from '#domain/locations/new-developments-url.ts'
import { ListingAddressDocument } from '#src/api/generated/documents/listing-address.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'

/** A home of a development has one URL, that of every home. */
export default definePage({
  read({ path }) {
    const id = readNewDevelopmentId(path)
    return id === null ? notFound(notFoundCopy.home) : { id }
  },
  query: ({ id }) => ask(ListingAddressDocument, { id }),
  outcome: ({ listing }) =>
    listing ? { status: 301, redirectTo: listing.summary.canonicalUri } : notFound(notFoundCopy.home),
  loading: null,
  View: () => null,
})
