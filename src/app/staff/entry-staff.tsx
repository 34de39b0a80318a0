import '#src/design/themes/global.css.ts'
import '#src/design/dropdown/dropdown.css.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { defaultSupport } from '#domain/lookups/support.ts'
import { staffPageAt } from '#domain/staff/staff-pages.ts'
import { recordProblem } from '#src/features/admin/frame/access.ts'
import { loadStaffPage } from '#src/features/admin/frame/page-code.ts'
import type { RequestContext } from '#src/shared/page/request-context.tsx'
import { createQueryClient } from '../create-query-client.ts'
import { executeInBrowser } from '../execute-in-browser.ts'
import { PAGE_STATE_ELEMENT_ID, type PageState } from '../page-state.ts'
import { navigateByLinks } from '../routing/link-navigation.ts'
import { finishHydration, hydrate } from '../runtime/hydration.tsx'
import { handleEvents, startIslands } from '../runtime/start-features.ts'
import { StaffApp } from './staff-app.tsx'
import { staffFeatures } from './staff-features.ts'

/** The pages of staff: a document of their own, of which visitors load nothing. */
async function start() {
  const firstSearch = location.search
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('#mocks/browser.ts')
    await startMocks({ version: import.meta.env.APP_VERSION })
  }
  const queryClient = createQueryClient()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') recordProblem(event.action.error)
  })
  const execute = executeInBrowser()
  const requestContext = readRequestContext()
  const { version } = requestContext
  const prepareAddress = (path: string) => loadStaffPage(path)
  const context = { queryClient, execute, version, firstSearch, hasPage: () => true, prepareAddress }
  handleEvents(staffFeatures, context)
  // The pages have titles of their own.
  document.querySelector('title')?.remove()
  await hydrate({ createRoot, hydrateRoot }, <StaffApp {...{ queryClient, execute, requestContext }} />, false)
  navigateByLinks(document, (address) => void open(address))
  await startIslands(staffFeatures, context)
  finishHydration('all')
}

/** Opens a page of staff in place, any other as a whole. */
async function open(address: string) {
  const { pathname } = new URL(address, location.origin)
  if (staffPageAt(pathname) === null) return location.assign(address)
  // A page whose code does not come shows the error screen by itself.
  await loadStaffPage(pathname).catch(() => {})
  navigate(address)
  scrollTo({ top: 0 })
}

function readRequestContext(): RequestContext {
  const text = document.getElementById(PAGE_STATE_ELEMENT_ID)?.textContent
  // Written by entry-server.tsx of the same build.
  if (text) return (JSON.parse(text) as Pick<PageState, 'requestContext'>).requestContext
  return {
    madeAt: Date.now(),
    origin: location.origin,
    version: import.meta.env.APP_VERSION,
    supportPhone: defaultSupport.phone,
    helpEmail: defaultSupport.email,
    mapStyleUrl: null,
  }
}

void start()
