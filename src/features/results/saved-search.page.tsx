import { Redirect } from 'wouter'
import { SavedSearchDocument } from '#src/api/generated/documents/saved-search.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'

export const preparePage: PreparePage = async ({ params }, { queryClient, execute }) => {
  const uri = params['savedSearchUri'] ?? ''
  const { searchParams } = await queryClient.fetchQuery(documentQuery(execute, SavedSearchDocument, { uri }))
  const redirectTo = searchParams?.canonicalUri
  return redirectTo ? { status: 302, redirectTo } : { status: 404 }
}

/** A search that is kept under a name leads to its address. */
export function Page({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const { data } = useDocumentQuery(SavedSearchDocument, { uri: params['savedSearchUri'] ?? '' })
  if (!data) return null
  const redirectTo = data.searchParams?.canonicalUri
  return redirectTo ? <Redirect to={redirectTo} replace /> : <NotFound title={notFoundCopy.savedSearch} />
}
