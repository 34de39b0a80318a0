import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AroundNavHandler, Router } from 'wouter'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { RequestContextProvider, type RequestContext } from '#src/shared/page/request-context.tsx'
import { moveOn } from '#src/design/modal/move-on.ts'
import { CurrentPage } from './current-page.tsx'
import type { ShellParts } from './shell/shell-parts.tsx'
import { Shell } from './shell/shell.tsx'

export type AppProps = {
  queryClient: QueryClient
  execute: ExecuteDocument
  requestContext: RequestContext
  parts: ShellParts
  /** Where the server renders; the browser reads its own address. */
  serverAddress?: { path: string; search: string }
  /** Whether the server could not read what the page is made of. */
  isUnavailable?: boolean
}

/** The whole of the portal, the same tree on the server and in the browser. */
export function App({ queryClient, execute, requestContext, parts, serverAddress, isUnavailable = false }: AppProps) {
  const routerProps = serverAddress ? { ssrPath: serverAddress.path, ssrSearch: serverAddress.search } : {}
  return (
    <QueryClientProvider client={queryClient}>
      <ExecuteProvider value={execute}>
        <RequestContextProvider value={requestContext}>
          <Router {...routerProps} aroundNav={aroundModals}>
            <Shell parts={parts}>
              <CurrentPage isFirstUnavailable={isUnavailable} />
            </Shell>
          </Router>
        </RequestContextProvider>
      </ExecuteProvider>
    </QueryClientProvider>
  )
}

/** What is open on a page is no step of the way to the next one. */
const aroundModals: AroundNavHandler = (navigate, to, options) =>
  moveOn((isInPlace) => navigate(to, isInPlace ? { ...options, replace: true } : options), options?.replace)
