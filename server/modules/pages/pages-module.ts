import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { partSocialReturn } from '#domain/members/social-return.ts'
import { withoutCampaign } from '#domain/text/campaign-parameters.ts'
import { originOfRequest } from '#server/platform/http/public-origin.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { type FairQueue, fairQueue, type FairQueueLimits } from '#server/platform/work/fair-queue.ts'
import { currentWork } from '#server/platform/work/request-work.ts'
import { contentSecurityPolicy, newNonce } from './content-security-policy.ts'
import { enquiryForm, type Posted } from './enquiry-form.ts'
import type { SentMarks } from './sent-marks.ts'
import { htmlDocument } from './html-document.ts'
import type { PageAssets } from './page-assets.ts'
import { originsOf, pageAttributes, type PageSettings } from './page-settings.ts'
import { inlineScriptsOf, MEMBER_VIEW_PATH, sendMemberView } from './member-view.ts'
import type { PageRenderer, RenderRequest, RunDocument } from './page-renderer.ts'

export type PagesOptions = {
  /** Read for each request in development, where the application changes. */
  renderer: () => Promise<PageRenderer>
  assetsOf: (source: string) => PageAssets
  /** Rewrites the document in development; the production server leaves it out. */
  transformDocument?: (path: string, document: string) => Promise<string>
  runDocument: RunDocument
  sentMarks: SentMarks
  /** Where ads run. */
  adPlacements: () => Promise<readonly string[]>
  /** Whose view of a page is asked for. */
  identify: Identify
  clock: () => Date
  version: string
  queryTimeoutMilliseconds: number
  /** The public origin of the portal, scheme and host; by default what the request says. */
  publicOrigin?: string
  /** The host that pages of staff answer on alone; null for that of the portal. */
  adminOrigin: string | null
  /** Whether ads may be scripts of others, each in a frame of the portal. */
  hasAdFrames: boolean
  /** What the error screen offers (docs/product.md, section 17.1). */
  supportPhone: string
  helpEmail: string
  /** The style of street tiles for maps; null for the portal's own map. */
  mapStyleUrl: string | null
  /** Where that style and its parts come from. */
  mapOrigins: readonly string[]
  settings: PageSettings
  /** How many pages are rendered at once, of everybody and of one address. */
  places?: FairQueueLimits<'page'>
}

/** As many of one address as a browser has connections, and room for others beside. */
const usualPlaces: FairQueueLimits<'page'> = {
  parallel: 18,
  lanes: { page: { parallel: 18, perOwner: 6 } },
  longest: 2000,
  longestOfOwner: 200,
  pause: null,
}

// A document that two visitors got from a shared cache would tell each of them the nonce of the other.
const PAGE_LIFE = 'private, no-cache'

/** Answers every address that nothing else answers with a page rendered on the server. */
export const pagesModule: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const policyOf = contentSecurityPolicy(options.mapOrigins, originsOf(options.settings, options.hasAdFrames))
  const renders = fairQueue<'page'>(options.places ?? usualPlaces)
  const parts = { ...options, policyOf, renders }
  const handler = (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, parts)
  await app.register(enquiryForm, {
    clock: options.clock,
    publicOrigin: options.publicOrigin,
    sentMarks: options.sentMarks,
    sendPage: (request, reply, posted) => sendPage(request, reply, parts, posted),
  })
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
  app.get('/', handler)
  app.get(MEMBER_VIEW_PATH, (request, reply) =>
    sendMemberView(request, reply, parts, (address) => renderRequest(request, address, options)),
  )
}

type Parts = PagesOptions & { policyOf: (nonce: string) => string; renders: FairQueue<'page'> }

async function sendPage(request: FastifyRequest, reply: FastifyReply, { renders, ...options }: Parts, posted?: Posted) {
  const [path = '/', ...rest] = request.url.split('?')
  // A page never sees the return from a social provider: it is the same page, and the browser takes the return from its address.
  const { search, socialReturn } = partSocialReturn(rest.join('?'))
  const wanted = withoutCampaign(search)
  if (wanted !== search) {
    // One address for each page; a path that begins with two slashes would lead to another site.
    const address = withQuery(path.replace(/^[/\\]+/, '/'), wanted)
    return reply.header('cache-control', 'private, no-store').redirect(withQuery(address, socialReturn), 301)
  }
  const renderer = await options.renderer()
  const page = await renders.run({ lane: 'page', owner: currentWork().owner, signal: currentWork().signal }, () =>
    renderer.renderPage(renderRequest(request, { path, search }, options, posted)),
  )
  if (page.redirectTo !== null) {
    return reply
      .header(
        'cache-control',
        page.status === 301 && socialReturn === '' ? 'public, max-age=3600' : 'private, no-store',
      )
      .redirect(withQuery(page.redirectTo, socialReturn), page.status)
  }

  const nonce = newNonce()
  const document = htmlDocument({
    ...page,
    assets: options.assetsOf(page.source),
    nonce,
    fonts: renderer.preloadedFonts,
    themeColours: renderer.themeColours,
    inlineScripts: inlineScriptsOf(page, renderer.inlineScripts),
    attributes: {
      ...pageAttributes(options.settings, options.adminOrigin),
      ...(page.isOfStaff ? {} : adAttributes(await options.adPlacements(), options.hasAdFrames)),
    },
  })
  const status = page.status === 200 ? (posted?.status ?? 200) : page.status
  reply.code(status).type('text/html; charset=utf-8')
  if (status === 503) reply.header('retry-after', '5')
  if (page.isOfStaff) reply.header('x-robots-tag', 'noindex')
  const mayBeKept = status === 200 && socialReturn === '' && !page.isOfStaff
  reply.header('cache-control', mayBeKept ? PAGE_LIFE : 'no-store')
  if (options.transformDocument) {
    return reply
      .removeHeader('content-security-policy')
      .send(await options.transformDocument(path, document.toString()))
  }
  return reply.header('content-security-policy', options.policyOf(nonce)).send(document)
}

const adAttributes = (placements: readonly string[], hasAdFrames: boolean): Record<string, string> => ({
  ...(placements.length === 0 ? {} : { 'data-ads': placements.join(' ') }),
  ...(hasAdFrames ? { 'data-ad-frames': '' } : {}),
})

const MINUTE = 60_000

/** The same for all of a minute, so that the same data make the same page (src/app/markup-cache.ts). */
const startOfMinute = (time: Date): number => Math.floor(time.getTime() / MINUTE) * MINUTE

/** What is asked of the renderer for an address, whoever asks. */
function renderRequest(
  request: FastifyRequest,
  address: { path: string; search: string },
  options: PagesOptions,
  posted?: Posted,
): RenderRequest {
  const { footerLinks } = options.settings
  const hasFooterLinks = footerLinks.social.length + footerLinks.partners.length > 0
  return {
    ...address,
    runDocument: options.runDocument,
    queryTimeoutMilliseconds: options.queryTimeoutMilliseconds,
    lastLocationUri: lastLocationOf(request.headers.cookie),
    // A cookie that anybody can write: it says nothing of who is there.
    hasSession: /(?:^|;\s*)(?:__Host-)?auth=1(?:;|$)/.test(request.headers.cookie ?? ''),
    staffHost: staffAt(request, options),
    prefersNewest: /(?:^|;\s*)newestFirst=1(?:;|$)/.test(request.headers.cookie ?? ''),
    requestContext: {
      madeAt: startOfMinute(options.clock()),
      origin: originOfRequest(request, options.publicOrigin),
      version: options.version,
      supportPhone: options.supportPhone,
      helpEmail: options.helpEmail,
      mapStyleUrl: options.mapStyleUrl,
      ...(hasFooterLinks ? { footerLinks } : {}),
      ...(posted === undefined ? {} : { postedEnquiry: posted.enquiry }),
    },
  }
}

/** Whether pages of staff answer at the host that was asked, and whether nothing else does. */
function staffAt({ host }: FastifyRequest, { adminOrigin }: PagesOptions): RenderRequest['staffHost'] {
  if (adminOrigin === null) return 'too'
  return host === new URL(adminOrigin).host ? 'only' : 'no'
}

const withQuery = (address: string, query: string): string =>
  query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`

/** The place of the visitor's last search, kept by the browser for addresses that name none. */
function lastLocationOf(cookie: string | undefined): string | null {
  const value = /(?:^|;\s*)lastLocation=([a-z0-9-]{1,120})(?:;|$)/.exec(cookie ?? '')?.[1]
  return value ?? null
}
