import type { FooterLinks } from '#domain/content/footer-links.ts'
import type { PostedEnquiry } from '#domain/enquiries/posted-enquiry.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'

/** What is fixed for the time a page is shown, the same for the server and the browser. */
type RequestContext = {
  /** The minute in which the page was made, in milliseconds. */
  madeAt: number
  origin: string
  version: string
  supportPhone: string
  helpEmail: string
  mapStyleUrl: string | null
  /** Left out where there are none. */
  footerLinks?: FooterLinks
  /** Whose view it is (member-view.ts); left out of what everybody gets. */
  memberId?: number
  /** A form that was sent and not taken: the page is then of this visitor alone. */
  postedEnquiry?: PostedEnquiry
}

type DocumentAnswer = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

/** Runs a document of the contract by its hash, without HTTP. */
export type RunDocument = (
  hash: string,
  variables: unknown,
  options: { signal: AbortSignal; caller?: CallingMember },
) => Promise<DocumentAnswer>

export type RenderedPage =
  | { redirectTo: string; status: 301 | 302 }
  | {
      redirectTo: null
      status: number
      source: string
      /** Whether its own code is no part of the first load. */
      isHydratedOnIdle: boolean
      /** Whether there is a view of it for members (member-view.ts). */
      hasMemberView: boolean
      /** Whether it is kept nowhere and found by no search engine: the pages of staff. */
      isOfStaff?: true
      head: string
      body: Uint8Array
      state: string
    }

/** What a member sees of a page: its head, its main part and the data of both. */
type MemberView = { head: string; main: string; state: string }

export type RenderRequest = {
  path: string
  search: string
  runDocument: RunDocument
  queryTimeoutMilliseconds: number
  lastLocationUri: string | null
  prefersNewest: boolean
  /** Whether the browser says that it has a session. */
  hasSession: boolean
  /** Whether pages of staff answer at the host that was asked, and whether nothing else does. */
  staffHost: 'no' | 'too' | 'only'
  requestContext: RequestContext
}

/** What runs in the head of a document and at the end of its body; the latter two are of pages with a view for members. */
export type InlineScripts = Record<'head' | 'endOfBody' | 'memberHead' | 'memberEndOfBody', string>

/** What the built server entry of the browser application gives (src/app/entry-server.tsx). */
export type PageRenderer = {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>
  /** Null where the page has none, or there is nothing that the member may see. */
  renderMemberView: (request: RenderRequest) => Promise<MemberView | null>
  pageSources: readonly string[]
  preloadedFonts: readonly string[]
  themeColours: { light: string; dark: string }
  inlineScripts: InlineScripts
}
