import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { executeInProcess, type RunDocument } from '#src/api/graphql/execute-in-process.ts'
import { browserColours } from '#src/design/tokens/colours.ts'
import { fontFiles } from '#src/design/fonts/font-files.ts'
import type { PageOutcome } from '#src/shared/page/page-outcome.ts'
import type { RequestContext } from '#src/shared/page/request-context.tsx'
import { loadRenderedCode } from '#src/shared/runtime/rendered-code.ts'
import { App } from './app.tsx'
import { createQueryClient, shouldDehydrateQuery } from './create-query-client.ts'
import { createMarkupCache, encoded } from './markup-cache.ts'
import type { PageState } from './page-state.ts'
import { isSessionAddress, isStaffAddress } from '#domain/staff/staff-address.ts'
import { findRoute, hasPage } from './routing/find-route.ts'
import endOfBody from 'inline-script:end-of-body'
import head from 'inline-script:head'
import memberEndOfBody from 'inline-script:member-end-of-body'
import memberHead from 'inline-script:member-head'
import { sourceOfPage } from './routing/page-sources.ts'
import FooterContent from './shell/footer-content.tsx'
import HeaderLinks from './shell/header-links.tsx'
import HouseNotices from './shell/house-notices.tsx'
import { loadNavigation } from './shell/navigation.ts'
import { renderParts, type ShellParts } from './shell/shell-parts.tsx'
import { splitHead } from './split-head.ts'
import { renderStaffShell } from './staff/render-staff-shell.tsx'

/** The module of the staff pages, as their own build manifest names it. */
const STAFF_ENTRY = 'src/app/staff/entry-staff.tsx'

export type RenderRequest = {
  path: string
  search: string
  runDocument: RunDocument
  /** After which a query is given up; the page is then sent without that part (docs/product.md, section 18.5). */
  queryTimeoutMilliseconds: number
  lastLocationUri: string | null
  prefersNewest: boolean
  /** Whether the browser says that it has a session. */
  hasSession: boolean
  /** Whether pages of staff answer at the host that was asked, and whether nothing else does. */
  staffHost: 'no' | 'too' | 'only'
  requestContext: RequestContext
}

export type RenderedPage =
  | { redirectTo: string; status: 301 | 302 }
  | {
      redirectTo: null
      status: number
      source: string
      isHydratedOnIdle: boolean
      hasMemberView: boolean
      /** Whether it is kept nowhere and found by no search engine: the pages of staff. */
      isOfStaff?: true
      head: string
      /** Encoded already. */
      body: Uint8Array
      /** The page's state as JSON (page-state.ts). */
      state: string
    }

const views = { notices: HouseNotices, headerLinks: HeaderLinks, footer: FooterContent }
let parts: ShellParts | null = null
const markupCache = createMarkupCache()
/** Of its own, so that members' views displace no pages; less than those have. */
const memberViewCache = createMarkupCache(8 * 1024 * 1024)

/** Renders one address with its data. Rejects only when a page itself is broken. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const isOfStaff = isStaffAddress(request.path) && !hasPage(request.path)
  if (isOfStaff && request.staffHost !== 'no') return staffPage(request)
  if (request.staffHost === 'only' && !isSessionAddress(request.path)) return pageOfPortal(request)
  const queryClient = createQueryClient()
  const execute = executeInProcess(request.runDocument, request.queryTimeoutMilliseconds)
  const { route, params } = findRoute(request.path)
  const { default: page } = await route.page.load()
  await loadRenderedCode()
  const isOfForm = request.requestContext.postedEnquiry !== undefined
  const url = { ...request, params }
  const prepare = async () =>
    (await Promise.all([page.prepare(url, { queryClient, execute }), page.loadDeferred(url)]))[0]
  const outcome = await outcomeOf(prepare, { isOfForm })
  if ('redirectTo' in outcome) return { redirectTo: outcome.redirectTo, status: outcome.status }

  const { state, key, app, isWhole } = await toRender(request, { queryClient, execute }, outcome.status === 503)
  const render = () => splitHead(renderToString(app))
  const isOfEverybody = outcome.status === 200 && !isOfForm
  const markup = isWhole && isOfEverybody ? markupCache.markupOf(key, state, render) : encoded(render())
  queryClient.clear()
  return {
    redirectTo: null,
    status: outcome.status,
    source: await sourceOfPage(page),
    isHydratedOnIdle: route.page.when === 'onIdle',
    hasMemberView: page.prepareMemberView !== undefined,
    ...markup,
    state,
  }
}

const pageOfPortal = ({ path, search, requestContext: { origin } }: RenderRequest): RenderedPage => ({
  redirectTo: `${origin}${path}${search === '' ? '' : `?${search}`}`,
  status: 302,
})

/** The same for every address, so that it tells nobody which of them there are; the browser reads the rest. */
const staffPage = ({ hasSession, requestContext }: RenderRequest): RenderedPage => ({
  redirectTo: null,
  status: hasSession ? 200 : 404,
  source: STAFF_ENTRY,
  isHydratedOnIdle: false,
  hasMemberView: false,
  isOfStaff: true,
  ...encoded(renderStaffShell(requestContext)),
  state: JSON.stringify({ requestContext }),
})

/** Renders what the member of `requestContext` sees of a page; `runDocument` runs with their rights. */
export async function renderMemberView(
  request: RenderRequest,
): Promise<{ head: string; main: string; state: string } | null> {
  const queryClient = createQueryClient()
  const execute = executeInProcess(request.runDocument, request.queryTimeoutMilliseconds)
  const { route, params } = findRoute(request.path)
  const { default: page } = await route.page.load()
  await loadRenderedCode()
  if (!(await page.prepareMemberView?.({ ...request, params }, { queryClient, execute }))) return null
  const { state, key, app, isWhole } = await toRender(request, { queryClient, execute }, false)
  const render = () => {
    const whole = splitHead(renderToString(app))
    // What stands around it is the same for everyone and in the document already.
    return { ...whole, body: /<main[^]*<\/main>/.exec(whole.body)?.[0] ?? '' }
  }
  // The state says whose view it is; the key keeps one for each member.
  const memberKey = `${request.requestContext.memberId} ${key}`
  const markup = isWhole ? memberViewCache.markupOf(memberKey, state, render) : encoded(render())
  queryClient.clear()
  const main = new TextDecoder().decode(markup.body)
  return main === '' ? null : { head: markup.head, main, state }
}

type Tools = { queryClient: QueryClient; execute: ExecuteDocument }

/** The application with the data that was read, and that data as it is sent along; `isWhole`: whether all of it was read. */
async function toRender(
  { path, search, requestContext }: RenderRequest,
  { queryClient, execute }: Tools,
  isUnavailable: boolean,
) {
  parts ??= renderParts(views, await loadNavigation())
  const queries = dehydrate(queryClient, { shouldDehydrateQuery })
  const state: PageState = { queries, requestContext, isUnavailable }
  const app = (
    <App
      queryClient={queryClient}
      execute={execute}
      requestContext={requestContext}
      parts={parts}
      serverAddress={{ path, search }}
      isUnavailable={isUnavailable}
    />
  )
  const isWhole = queries.queries.length === queryClient.getQueryCache().getAll().length
  return { app, state: JSON.stringify(state), key: `${path}?${search}`, isWhole }
}

export { pageSources } from './routing/page-sources.ts'
/** The fonts that every page starts with. */
export const preloadedFonts: readonly string[] = Object.values(fontFiles)
/** The colours of the browser's own frame. */
export const themeColours: { light: string; dark: string } = browserColours
/** What must be in the document itself. */
export const inlineScripts: Record<'head' | 'endOfBody' | 'memberHead' | 'memberEndOfBody', string> = {
  head,
  endOfBody,
  memberHead,
  memberEndOfBody,
}

/** What was typed into a form is shown again whatever its page could not read. */
async function outcomeOf(
  prepare: () => Promise<PageOutcome>,
  { isOfForm }: { isOfForm: boolean },
): Promise<PageOutcome | { status: 503 }> {
  try {
    return await prepare()
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return problem.code === 'TIMED_OUT' || isOfForm ? { status: 200 } : { status: 503 }
  }
}
