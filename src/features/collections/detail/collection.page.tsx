import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionHomesDocument } from '#src/api/generated/documents/collection-homes.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { PageOutcome, PrepareMemberView, PreparePage } from '#src/api/pages/page-preparation.ts'
import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { CollectionFrame, loadMemberPart } from './collection-frame.tsx'
import { homesOfPage } from './use-homes.ts'
import { readViewChoice } from './view-choice.ts'

/**
 * The server reads what everybody may see: a public collection. Whether there is a private one it cannot tell, so all others get the
 * frame; who may see it is known to the browser, which asks for their view of it beside. In the browser the page reads by itself.
 */
export const preparePage: PreparePage = async ({ path, search, params }, { queryClient, execute }) => {
  if (!import.meta.env.SSR) return { status: 200 }
  const uri = params['uri'] ?? ''
  const homes = homesOfPage(uri, readViewChoice(search).sort, 0)
  const [{ collection }] = await Promise.all([
    queryClient.ensureQueryData(documentQuery(execute, CollectionDetailDocument, { uri })),
    queryClient.ensureQueryData(documentQuery(execute, CollectionHomesDocument, homes)),
  ])
  return collection ? atItsPath(collection.canonicalUri, path, search) : { status: 200 }
}

export const prepareMemberView: PrepareMemberView = async ({ search, params }, { queryClient, execute }) => {
  const uri = params['uri'] ?? ''
  const homes = homesOfPage(uri, readViewChoice(search).sort, 0)
  const [{ collection }] = await Promise.all([
    queryClient.ensureQueryData(documentQuery(execute, CollectionDetailDocument, { uri })),
    queryClient.ensureQueryData(documentQuery(execute, CollectionHomesDocument, homes)),
    loadMemberPart(),
  ])
  return collection !== null && collection !== undefined
}

/** Not for good: a collection that is renamed may get its old name back. */
const atItsPath = (canonicalUri: string, path: string, search: string): PageOutcome =>
  canonicalUri === path
    ? { status: 200 }
    : { status: 302, redirectTo: search === '' ? canonicalUri : `${canonicalUri}?${search}` }

export const Page = ({ params: { uri = '' } }: PageProps) => <CollectionFrame key={uri} uri={uri} />
