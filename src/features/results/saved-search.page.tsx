import { SavedSearchDocument } from '#src/api/generated/documents/saved-search.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'

/** A search that is saved under a name leads to its URL. */
export default definePage({
  read: ({ params }) => ({ uri: params['savedSearchUri'] ?? '' }),
  query: (variables) => ask(SavedSearchDocument, variables),
  outcome({ searchParams }) {
    const redirectTo = searchParams?.canonicalUri
    return redirectTo ? { status: 302, redirectTo } : notFound(notFoundCopy.savedSearch)
  },
  loading: null,
  View: () => null,
})
