import '#src/design/themes/global.css.ts'
// The styles of what the server renders; its code stays there.
import './shell/footer.css.ts'
import './account/account-corner.css.ts'
import '#src/features/consent/consent.css.ts'
import '#src/features/dropdown/dropdown.css.ts'
import '#src/features/theme/theme-choice.css.ts'
import { startTransition } from 'react'
import type * as ReactDomClient from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { createTransport } from '#src/api/graphql/transport.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'
import type { Visit } from '#src/property/visit/visit.tsx'
import { App, type AppProps } from './app.tsx'
import { createQueryClient } from './create-query-client.ts'
import { APP_ELEMENT_ID, PAGE_STATE_ELEMENT_ID, type PageState } from './page-state.ts'
import { pressAgain } from './early-press.ts'
import { nextTask } from './next-task.ts'
import { findRoute } from './routing/find-route.ts'
import { navigateByLinks, watchLinkIntent } from './routing/link-navigation.ts'
import { type PartViews, renderParts, takeOverParts } from './shell/shell-parts.tsx'
import { whenTakenOver } from './taken-over.tsx'

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
  const execute = createTransport({
    url: '/graphql',
    fetch: portalFetch,
    loadDocuments: () => import('#src/api/generated/persisted-documents.json').then((module) => module.default),
    logProblem: (problem) =>
      void import('./log-query-problem.ts').then(
        (log) => log.logQueryProblem(problem),
        () => {
          // Without the connection that the words would come by, the browser itself has said what failed.
        },
      ),
  })

  const prepareAddress = async (path: string, search: string) => {
    const { route, params } = findRoute(path)
    const { preparePage } = await route.page.load()
    await preparePage({ path, search, params, lastLocationUri: null }, { queryClient, execute })
  }

  await findRoute(location.pathname).route.page.load()
  // Part of the first load, yet run in a task of its own.
  await nextTask()
  const root = await import('react-dom/client')
  const props: AppProps = {
    queryClient,
    execute,
    dehydratedState: state?.queries,
    parts: import.meta.env.MODE === 'mocks' ? renderParts(await loadPartViews()) : takeOverParts(),
    isUnavailable: state?.isUnavailable ?? false,
    visit: state?.visit ?? visitWithoutServer(),
  }
  mount(root, <App {...props} />, state !== null)
  // Until then links lead to whole pages; a change of address would meet a page that is half taken over.
  await whenTakenOver()
  pressAgain(document, 'page')

  navigateByLinks(document, (address) => void open(address))
  watchLinkIntent(document, (path, search) => {
    // What fails here is read again, and reported, when the page is opened.
    prepareAddress(path, search).catch(() => {})
  })
  whenAtRest(() => {
    // Without it a page is as good; the next page tries again.
    import('./at-rest.ts')
      .then(({ startAtRest }) => startAtRest(queryClient, { version: props.visit.version, firstSearch }))
      .then(() => pressAgain(document, 'all'))
      .catch(() => {})
  })
}

type ReactRoots = Pick<typeof ReactDomClient, 'createRoot' | 'hydrateRoot'>

/** Runs what can wait until the page has everything that it needs. */
function whenAtRest(run: () => void) {
  if (document.readyState !== 'complete') return addEventListener('load', () => setTimeout(run), { once: true })
  setTimeout(run)
}

let latestWish = ''

/** Opens an address once the code of its page is there, so that the page before it stays until then. */
async function open(address: string) {
  latestWish = address
  const path = new URL(address, location.origin).pathname
  // A page whose code does not come shows the error screen by itself.
  await findRoute(path)
    .route.page.load()
    .then((page) => page.loadText?.(path))
    .catch(() => {})
  if (latestWish !== address) return
  navigate(address)
  scrollTo({ top: 0 })
}

function mount({ createRoot, hydrateRoot }: ReactRoots, app: React.ReactNode, isRendered: boolean) {
  const element = document.getElementById(APP_ELEMENT_ID)
  if (!element) throw new Error(`The document has no element #${APP_ELEMENT_ID}`)
  // In pieces, between which the visitor's presses get their turn.
  if (isRendered) startTransition(() => void hydrateRoot(element, app))
  else createRoot(element).render(app)
}

function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ELEMENT_ID)?.textContent
  // Written by entry-server.tsx of the same build.
  return text ? (JSON.parse(text) as PageState) : null
}

/** The shell, and below the facts of a visit, where no server renders them, as with the mocks. */
async function loadPartViews(): Promise<PartViews> {
  const [notices, headerLinks, footer] = await Promise.all([
    import('./shell/house-notices.tsx'),
    import('./shell/header-links.tsx'),
    import('./shell/footer-content.tsx'),
  ])
  return { notices: notices.default, headerLinks: headerLinks.default, footer: footer.default }
}

const visitWithoutServer = (): Visit => ({
  madeAt: Date.now(),
  origin: location.origin,
  version: import.meta.env.APP_VERSION,
  supportPhone: '1800 160 401',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
})

void start()
