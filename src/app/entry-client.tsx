import '#src/design/themes/global.css.ts'
// The styles of what the server renders; its code stays there.
import './shell/footer.css.ts'
import './shell/feature-styles.ts'
import '#src/design/dropdown/dropdown.css.ts'
import { hydrate as hydrateQueries } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { defaultSupport } from '#domain/lookups/support.ts'
import { moveOn } from '#src/design/modal/move-on.ts'
import { deferredCode } from '#src/api/code/deferred-code.ts'
import { firstPageHydrated } from '#src/shared/runtime/first-page.ts'
import { nextTask } from '#src/shared/runtime/run-when.ts'
import type { RequestContext } from '#src/shared/page/request-context.tsx'
import { App, type AppProps } from './app.tsx'
import { createQueryClient, reviveErrors } from './create-query-client.ts'
import { executeInBrowser } from './execute-in-browser.ts'
import { PAGE_STATE_ELEMENT_ID, type PageState } from './page-state.ts'
import { features } from './features.ts'
import { findRoute, hasPage } from './routing/find-route.ts'
import { navigateByLinks } from './routing/link-navigation.ts'
import { finishHydration, hydrate } from './runtime/hydration.tsx'
import { handleEvents, startIslands } from './runtime/start-features.ts'
import { loadNavigation } from './shell/navigation.ts'
import { hydrateParts, renderParts, type ShellParts } from './shell/shell-parts.tsx'

const reactDom = deferredCode(() => import('react-dom/client'))

async function start() {
  // Before a page tidies its address up.
  const firstSearch = location.search
  if (import.meta.env.DEV) {
    const { watchMachines } = await import('./inspector/watch-machines.ts')
    watchMachines()
  }
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('#mocks/browser.ts')
    await startMocks({ version: import.meta.env.APP_VERSION })
  }
  const state = readPageState()
  const queryClient = createQueryClient()
  if (state) {
    reviveErrors(state.queries)
    hydrateQueries(queryClient, state.queries)
  }
  const execute = executeInBrowser()

  const prepareAddress = async (path: string, search: string) => {
    const { route, params } = findRoute(path)
    const { default: page } = await route.page.load()
    const request = { path, search, params, lastLocationUri: null, prefersNewest: false }
    await Promise.all([page.loadDeferred(request), page.prepare(request, { queryClient, execute })])
  }

  const { route } = findRoute(location.pathname)
  if (state === null || route.page.when === 'now') await route.page.eventually()
  // Part of the first load, yet run in a task of its own.
  await nextTask()
  const root = await reactDom.eventually()
  const props: AppProps = {
    queryClient,
    execute,
    parts: import.meta.env.MODE === 'mocks' ? await renderPartsHere() : hydrateParts(),
    isUnavailable: state?.isUnavailable ?? false,
    requestContext: state?.requestContext ?? requestContextWithoutServer(),
  }
  const { version } = props.requestContext
  const context = { queryClient, execute, version, firstSearch, hasPage, prepareAddress }
  // A press that waited is replayed with the hydration, and may emit one.
  handleEvents(features, context)
  await hydrate(root, <App {...props} />, state !== null)
  // Until then links lead to whole pages; a change of URL would meet a page that is half hydrated.
  await firstPageHydrated

  navigateByLinks(document, (address) => void open(address))
  await startIslands(features, context)
  finishHydration('all')
}

let latestUrl = ''

/** Opens an address once the code of its page is there, so that the page before it stays until then. */
async function open(address: string) {
  latestUrl = address
  const { pathname: path, search } = new URL(address, location.origin)
  const { route, params } = findRoute(path)
  // A page whose code does not come shows the error screen by itself.
  await route.page
    .load()
    .then(({ default: page }) => page.loadDeferred({ path, search: search.slice(1), params }))
    .catch(() => {})
  if (latestUrl !== address) return
  moveOn((isInPlace) => {
    navigate(address, { replace: isInPlace })
    scrollTo({ top: 0 })
  })
}

function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ELEMENT_ID)?.textContent
  // Written by entry-server.tsx of the same build.
  return text ? (JSON.parse(text) as PageState) : null
}

/** The shell, and below the request context, where no server renders them, as with the mocks. */
async function renderPartsHere(): Promise<ShellParts> {
  const [notices, headerLinks, footer, navigation] = await Promise.all([
    import('./shell/house-notices.tsx'),
    import('./shell/header-links.tsx'),
    import('./shell/footer-content.tsx'),
    loadNavigation(),
  ])
  return renderParts({ notices: notices.default, headerLinks: headerLinks.default, footer: footer.default }, navigation)
}

const requestContextWithoutServer = (): RequestContext => ({
  madeAt: Date.now(),
  origin: location.origin,
  version: import.meta.env.APP_VERSION,
  supportPhone: defaultSupport.phone,
  helpEmail: defaultSupport.email,
  mapStyleUrl: null,
})

void start()
