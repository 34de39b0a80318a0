import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { type DocumentRequest, useExecute, viewOptions } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import type { LaterCode } from '../runtime/later-code.ts'
import type { PageEnd, PageOutcome, PageRequest, PageUrl } from './page-outcome.ts'

export type PageProps = { params: PageUrl['params'] }

type Tools = { queryClient: QueryClient; execute: ExecuteDocument }

/** Reads the data of a page into the query client and tells how the page answers. */
export type PreparePage = (request: PageRequest, tools: Tools) => Promise<PageOutcome>

/** Reads what a member sees of a page into the query client, with their rights; false where they may see nothing of their own. */
export type PrepareMemberView = (request: PageRequest, tools: Tools) => Promise<boolean>

/** What a page needs besides its own code, so that it need not wait once it is open. */
type Deferred = {
  deferred?: (url: PageUrl) => readonly Loadable[]
  /** What only members see. */
  memberDeferred?: (url: PageUrl) => readonly Loadable[]
}

type Loadable = Pick<LaterCode<unknown, 'now'>, 'load'>

export type Page = {
  View: ComponentType<PageProps>
  prepare: PreparePage
  /** Where members see more of it than others: the server then renders its main part for them, on a request of its own. */
  prepareMemberView?: PrepareMemberView
  loadDeferred: (url: PageUrl) => Promise<void>
}

/** A page of one query. The server and the browser read its URL and decide what becomes of it by the same functions. */
type QueryPage<View extends object, Data, Found> = Deferred & {
  /** What the URL asks for, or how that ends without any data. */
  read: (url: PageUrl) => View | PageEnd
  query: (view: View) => DocumentRequest<Data>
  /** What parts of the page read, asked for at the same time. */
  alongside?: (view: View) => readonly DocumentRequest<unknown>[]
  outcome: (data: Data, view: View, url: PageUrl) => { status: 200; found: Found } | PageEnd
  /** What was shown stays, as stale, until the next is there. */
  keepsPrevious?: true
  loading: ReactNode
  View: ComponentType<{ view: View; found: Found; isStale: boolean }>
}

export const definePage = <View extends object, Data extends object, Found>(
  page: QueryPage<View, Data, Found>,
): Page => ({ ...ofQuery(page), loadDeferred: (url) => loadAll(page, url) })

type FramePage = Deferred & Partial<Pick<Page, 'prepare' | 'prepareMemberView'>> & Pick<Page, 'View'>

/** A page whose parts read for themselves, or that is the same for everyone; where it does not say how it answers there is such a page. */
export const definePageFrame = (page: FramePage): Page => ({
  prepare: () => Promise.resolve({ status: 200 }),
  ...page,
  loadDeferred: (url) => loadAll(page, url),
})

/** What a page waited for by itself it would show for 300 ms at least that it loads: React takes down no fallback sooner. */
async function loadAll({ deferred, memberDeferred }: Deferred, url: PageUrl): Promise<void> {
  const ofMembers = !import.meta.env.SSR && hasSessionCookie() ? memberDeferred?.(url) : undefined
  await Promise.all([...(deferred?.(url) ?? []), ...(ofMembers ?? [])].map((code) => code.load()))
}

function ofQuery<View extends object, Data extends object, Found>(page: QueryPage<View, Data, Found>) {
  const prepare: PreparePage = async (request, { queryClient, execute }) => {
    const view = page.read(request)
    if (isEnd(view)) return view
    const [data] = await Promise.all([
      queryClient.fetchQuery(page.query(view)(execute)),
      ...(page.alongside?.(view) ?? []).map((asked) => queryClient.prefetchQuery(asked(execute))),
    ])
    return page.outcome(data, view, request)
  }

  function PageOfUrl({ params }: PageProps) {
    const [path] = useLocation()
    const url = { path, search: useSearch(), params }
    const view = page.read(url)
    return isEnd(view) ? <End end={view} /> : <PageOfView view={view} url={url} />
  }

  const outcomes = new WeakMap<Data, ReturnType<typeof page.outcome>>()
  function PageOfView({ view, url }: { view: View; url: PageUrl }) {
    const { data, error, isPaused, isPlaceholderData } = useQuery(
      viewOptions(page.query(view)(useExecute()), page.keepsPrevious),
    )
    // What was read is shown where it cannot be read again.
    if (!data && (error || isPaused)) throw error ?? new ApiProblem('UNREACHABLE', '')
    if (!data) return page.loading
    const outcome = isPlaceholderData ? outcomes.get(data) : page.outcome(data, view, url)
    if (outcome === undefined || (isPlaceholderData && outcome.status !== 200)) return page.loading
    outcomes.set(data, outcome)
    return outcome.status === 200 ? (
      <page.View view={view} found={outcome.found} isStale={isPlaceholderData} />
    ) : (
      <End end={outcome} />
    )
  }

  return { prepare, View: PageOfUrl }
}

const End = ({ end }: { end: PageEnd }) => ('view' in end ? end.view : <Redirect to={end.redirectTo} replace />)

const isEnd = (read: object): read is PageEnd => 'status' in read
