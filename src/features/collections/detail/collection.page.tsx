import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionHomesDocument } from '#src/api/generated/documents/collection-homes.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { PageOutcome, PageRequest, PrepareMemberView, PreparePage } from '#src/api/pages/page-preparation.ts'
import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { forMembers } from '#src/shared/session/for-members.ts'
import { currentMember } from '#src/shared/session/current-member.ts'
import { CollectionFrame, loadMemberPart } from './collection-frame.tsx'
import { homesOfPage } from './use-homes.ts'
import { readViewChoice } from './view-choice.ts'

/**
 * The server reads what everybody may see: a public collection. Whether there is a private one it cannot tell, so all others get the
 * frame; who may see it is known to the browser, which asks for their view of it beside. In the browser the page reads by itself.
 */
export const preparePage: PreparePage = async (request, { queryClient, execute }) => {
  const { detail, homes } = queriesOf(request, execute)
  if (!import.meta.env.SSR) {
    loadParts(request.path).catch(() => {})
    if (currentMember() !== null) {
      // The page reads them again, and says where that fails.
      void queryClient.prefetchQuery({ ...detail, ...ahead })
      void queryClient.prefetchQuery({ ...homes, ...ahead })
    }
    return { status: 200 }
  }
  const [{ collection }, found] = await Promise.all([
    queryClient.ensureQueryData(detail),
    queryClient.ensureQueryData(homes),
  ])
  if (!collection) return { status: 200 }
  const isPastLast = readViewChoice(request.search).page > 1 && found.collection?.listings.results.length === 0
  return isPastLast ? { status: 404 } : atItsPath(collection.canonicalUri, request)
}

export const prepareMemberView: PrepareMemberView = async (request, { queryClient, execute }) => {
  const { detail, homes } = queriesOf(request, execute)
  const [{ collection }] = await Promise.all([
    queryClient.ensureQueryData(detail),
    queryClient.ensureQueryData(homes),
    loadMemberPart(),
  ])
  return collection !== null && collection !== undefined
}

/** A prefetch fails at once without a connection; a visitor who rests on one link again and again asks once. */
const ahead = { networkMode: 'always', staleTime: 30_000 } as const

function queriesOf({ params, search }: PageRequest, execute: ExecuteDocument) {
  const uri = params['uri'] ?? ''
  return {
    detail: documentQuery(execute, CollectionDetailDocument, { uri }),
    homes: documentQuery(execute, CollectionHomesDocument, homesOfPage(uri, readViewChoice(search))),
  }
}

export const loadParts = forMembers(loadMemberPart)

/** Not for good: a collection that is renamed may get its old name back. */
const atItsPath = (canonicalUri: string, { path, search }: PageRequest): PageOutcome =>
  canonicalUri === path
    ? { status: 200 }
    : { status: 302, redirectTo: search === '' ? canonicalUri : `${canonicalUri}?${search}` }

export const Page = ({ params: { uri = '' } }: PageProps) => <CollectionFrame key={uri} uri={uri} />
