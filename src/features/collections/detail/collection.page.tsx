import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionListingsDocument } from '#src/api/generated/documents/collection-listings.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import {
  definePageFrame,
  type PageProps,
  type PrepareMemberView,
  type PreparePage,
} from '#src/shared/page/define-page.tsx'
import { type PageRequest, toOwnPath } from '#src/shared/page/page-outcome.ts'
import { currentMember } from '#src/shared/session/current-member.ts'
import { CollectionFrame, memberCollection } from './collection-frame.tsx'
import { listingsOfPage } from './use-listings.ts'
import { readViewChoice } from './view-choice.ts'

/**
 * The server reads what everybody may see: a public collection. Whether there is a private one it cannot tell, so all others get the
 * frame; who may see it is known to the browser, which asks for their view of it beside. In the browser the page reads by itself.
 */
const prepare: PreparePage = async (request, { queryClient, execute }) => {
  const { detail, listings } = queriesOf(request, execute)
  if (!import.meta.env.SSR) {
    if (currentMember() !== null) {
      // The page reads them again, and says where that fails.
      void queryClient.prefetchQuery({ ...detail, ...ahead })
      void queryClient.prefetchQuery({ ...listings, ...ahead })
    }
    return { status: 200 }
  }
  const [{ collection }, found] = await Promise.all([
    queryClient.ensureQueryData(detail),
    queryClient.ensureQueryData(listings),
  ])
  if (!collection) return { status: 200 }
  const isPastLast = readViewChoice(request.search).page > 1 && found.collection?.listings.results.length === 0
  if (isPastLast) return { status: 404 }
  const redirect = toOwnPath(request, collection.canonicalUri)
  // Not for good: a collection that is renamed may get its old name back.
  return redirect ? { ...redirect, status: 302 } : { status: 200 }
}

const prepareMemberView: PrepareMemberView = async (request, { queryClient, execute }) => {
  const { detail, listings } = queriesOf(request, execute)
  const [{ collection }] = await Promise.all([
    queryClient.ensureQueryData(detail),
    queryClient.ensureQueryData(listings),
  ])
  return collection !== null && collection !== undefined
}

/** A prefetch fails at once without a connection; a visitor who rests on one link again and again asks once. */
const ahead = { networkMode: 'always', staleTime: 30_000 } as const

function queriesOf({ params, search }: PageRequest, execute: ExecuteDocument) {
  const uri = params['uri'] ?? ''
  return {
    detail: documentQuery(execute, CollectionDetailDocument, { uri }),
    listings: documentQuery(execute, CollectionListingsDocument, listingsOfPage(uri, readViewChoice(search))),
  }
}

export default definePageFrame({
  View: Page,
  prepare,
  prepareMemberView,
  memberDeferred: () => [memberCollection],
})

function Page({ params: { uri = '' } }: PageProps) {
  return <CollectionFrame key={uri} uri={uri} />
}
