import { createHash } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { filledHoneypot } from '#domain/enquiries/check-enquiry.ts'
import { checkEnquiryDraft, type DraftError, type EnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import {
  plainEnquiryPath,
  type PostedEnquiry,
  type PostedFields,
  readPlainEnquiryPath,
  readPostedEnquiry,
} from '#domain/enquiries/posted-enquiry.ts'
import { requireOwnPage } from '#server/platform/http/own-page.ts'
import type { ProblemError } from '#server/platform/http/problem.ts'
import type { SentMarks } from './sent-marks.ts'

type Options = {
  clock: () => Date
  publicOrigin: string | undefined
  sentMarks: SentMarks
  /** Sends the page with what was posted. */
  sendPage: (request: FastifyRequest, reply: FastifyReply, posted?: Posted) => Promise<unknown>
}

export type Posted = { enquiry: PostedEnquiry; status: number }

const LARGEST_FORM_BYTES = 64 * 1024

/**
 * The form that asks the agent of a home, as a browser sends it while no script runs. What it holds goes through the same
 * operation of the contract as from a script, so with the same checks and limits; nobody is signed in here.
 */
export const enquiryForm: FastifyPluginAsync<Options> = async (app, { clock, publicOrigin, sentMarks, sendPage }) => {
  await app.register(formbody, { bodyLimit: LARGEST_FORM_BYTES })

  app.post<{ Body: PostedFields }>('/enquire/:listingId', async (request, reply) => {
    requireOwnPage(request.headers, { portalOrigin: publicOrigin, host: request.host })
    const listingId = readPlainEnquiryPath(request.url.split('?')[0] ?? '')
    if (listingId === null) return reply.callNotFound()
    const draft = readPostedEnquiry(request.body ?? {})
    const kind = request.body?.kind === 'development' ? 'development' : 'listing'
    const errors = checkEnquiryDraft(draft, kind)
    if (errors.length > 0) return sendPage(request, reply, refused(draft, { kind, status: 400, errors }))
    const answer = await app.inject({
      method: 'POST',
      url: kind === 'development' ? '/rest/listing/enquiries/developerlisting' : '/rest/listing/enquiry',
      headers: sameSender(request),
      remoteAddress: request.raw.socket.remoteAddress ?? '',
      payload: inputOf(draft, { kind, listingId, day: clock().toISOString().slice(0, 10) }),
    })
    if (answer.statusCode !== 200) {
      return sendPage(
        request,
        reply,
        refused(draft, {
          kind,
          status: answer.statusCode,
          errors: errorsIn(answer.json<{ errors?: ProblemError[] }>()),
        }),
      )
    }
    const sent = await sentMarks.of(listingId)
    return reply.header('cache-control', 'no-store').redirect(`${plainEnquiryPath(listingId)}?sent=${sent}`, 303)
  })

  // Nobody is told that an enquiry arrived which nobody sent.
  app.get<{ Querystring: { sent?: unknown } }>('/enquire/:listingId', async (request, reply) => {
    const { sent } = request.query
    if (sent === undefined) return sendPage(request, reply)
    const path = request.url.split('?')[0] ?? ''
    const listingId = readPlainEnquiryPath(path)
    const isKnown = listingId !== null && typeof sent === 'string' && (await sentMarks.isOf(listingId, sent))
    return isKnown ? sendPage(request, reply) : reply.redirect(path.replace(/^[/\\]+/, '/'), 302)
  })
}

/** The limits count the sender of the form, wherever it came through. */
function sameSender({ headers, host }: FastifyRequest): Record<string, string> {
  const through = headers['x-forwarded-for']
  return { host, ...(through === undefined ? {} : { 'x-forwarded-for': [through].flat().join(', ') }) }
}

type About = Pick<PostedEnquiry, 'kind'> & { listingId: number; day: string }

/** The same form of the same day has the same key, so that sending it twice creates nothing twice. */
function inputOf(draft: EnquiryDraft, { kind, listingId, day }: About) {
  const { name, email, phone, message, topics, wantsInspection, buyerKind, wantsCopy, honeypot } = draft
  const request = kind === 'listing' ? { topics, wantsInspection } : { buyerKind }
  const input = {
    listingId,
    name,
    email,
    message,
    wantsCopy,
    ...(phone.trim() === '' ? {} : { phone }),
    ...(honeypot === '' ? {} : { website: honeypot.slice(0, 200) }),
    ...request,
  }
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([day, kind, input]))
    .digest('hex')
  return { ...input, idempotencyKey }
}

function refused(
  draft: EnquiryDraft,
  { kind, status, errors }: Pick<PostedEnquiry, 'kind' | 'errors'> & { status: number },
): Posted {
  // Emptied, so that the next press sends it.
  const shown = { ...draft, honeypot: '' }
  if (status === 400) return { status, enquiry: { kind, draft: shown, errors, failure: null } }
  const failure = status === 429 ? 'tooMany' : status === 404 || status === 410 ? 'gone' : 'unreachable'
  return { status: status >= 400 ? status : 503, enquiry: { kind, draft: shown, errors: [], failure } }
}

const fields = ['name', 'email', 'phone', 'message'] as const

/** What an answer says is wrong, with the fields of the form; what has none is of the whole. */
const errorsIn = ({ errors = [] }: { errors?: readonly ProblemError[] }): DraftError[] =>
  errors.flatMap(({ field, message }) => {
    if (field === filledHoneypot.field) return { field: 'honeypot', message }
    const known = fields.find((name) => name === field)
    return known === undefined ? [] : { field: known, message }
  })
