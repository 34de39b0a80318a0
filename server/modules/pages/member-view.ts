import type { FastifyReply, FastifyRequest } from 'fastify'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import type { FairQueue } from '#server/platform/work/fair-queue.ts'
import { currentWork, type Work, workFor } from '#server/platform/work/request-work.ts'
import { scriptSafe } from './html-document.ts'
import type { InlineScripts, PageRenderer, RenderRequest, RenderedPage, RunDocument } from './page-renderer.ts'

/** In neither contract, as pages are; `src/app/runtime/inline/member-view.ts` asks for it. */
export const MEMBER_VIEW_PATH = '/api/member-view'

const LONGEST_ADDRESS = 2000

type Parts = {
  renderer: () => Promise<PageRenderer>
  renders: FairQueue<'page'>
  identify: Identify
  runDocument: RunDocument
}

/**
 * Answers with the main part of a page as the member sees it whose access token comes with the request (docs/product.md, section
 * 15.61): `address` is the path of the page with its query. UNAUTHENTICATED without a token, NOT_FOUND where the page has no such
 * view, or nothing that the member may see. The document itself stays the same for everyone.
 */
export async function sendMemberView(
  request: FastifyRequest,
  reply: FastifyReply,
  { renderer, renders, identify, runDocument }: Parts,
  requestOf: (address: { path: string; search: string }) => RenderRequest,
) {
  // Fastify's parser of query strings gives texts, and lists of them.
  const { address } = request.query as { address?: unknown }
  if (typeof address !== 'string' || !address.startsWith('/') || address.length > LONGEST_ADDRESS) {
    throw new PortalError('BAD_INPUT', 'The address must be the path of a page.', { field: 'address' })
  }
  // A part of a page, whatever its address: what it asks of the database waits as what pages ask does.
  const work: Work = { ...currentWork(), lane: 'page' }
  const caller = await workFor(work, () => identify(request))
  if (caller === null) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
  const [path = '/', ...rest] = address.split('?')
  const { requestContext, ...asked } = requestOf({ path, search: rest.join('?') })
  const { renderMemberView } = await renderer()
  const render = () =>
    renderMemberView({
      ...asked,
      runDocument: (hash, variables, { signal }) => runDocument(hash, variables, { signal, caller }),
      requestContext: { ...requestContext, memberId: caller.memberId },
    })
  const view = await workFor(work, () => renders.run({ ...work, lane: 'page' }, render))
  if (view === null) throw new PortalError('NOT_FOUND', 'There is no such view.')
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'authorization')
    .send({ ...view, state: scriptSafe(view.state) })
}

/** The scripts of a document: where its page has a view for members, they ask for it before they bring the page's modules. */
export const inlineScriptsOf = (
  { hasMemberView }: Extract<RenderedPage, { redirectTo: null }>,
  { head, endOfBody, memberHead, memberEndOfBody }: InlineScripts,
): { head: string; endOfBody: string } =>
  hasMemberView ? { head: `${head}\n${memberHead}`, endOfBody: memberEndOfBody } : { head, endOfBody }
