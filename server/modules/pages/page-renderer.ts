/** What is fixed for the time a page is shown, the same for the server and the browser. */
export type RequestContext = {
  /** The minute in which the page was made, in milliseconds. */
  madeAt: number
  origin: string
  version: string
  supportPhone: string
  helpEmail: string
  mapStyleUrl: string | null
}

export type DocumentAnswer = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

/** Runs a document of the contract by its hash, without HTTP. */
export type RunDocument = (
  hash: string,
  variables: unknown,
  options: { signal: AbortSignal },
) => Promise<DocumentAnswer>

export type RenderedPage =
  | { redirectTo: string; status: 301 | 302 }
  | { redirectTo: null; status: number; source: string; head: string; body: Uint8Array; state: string }

/** What the built server entry of the browser application gives (src/app/entry-server.tsx). */
export type PageRenderer = {
  renderPage: (request: {
    path: string
    search: string
    runDocument: RunDocument
    queryTimeoutMilliseconds: number
    lastLocationUri: string | null
    prefersNewest: boolean
    requestContext: RequestContext
  }) => Promise<RenderedPage>
  pageSources: readonly string[]
  preloadedFonts: readonly string[]
  themeColours: { light: string; dark: string }
  inlineScripts: { head: string; endOfBody: string }
}
