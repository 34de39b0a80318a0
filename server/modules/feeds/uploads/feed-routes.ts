import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { feedErrors as errors } from '#domain/feeds/feed-errors.copy.ts'
import { FEED_KEY_PREFIX } from '#domain/feeds/feed-keys.ts'
import { feedKindOfType, feedOutcomes } from '#domain/feeds/feed-upload.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember, Identify } from '#server/platform/rest/caller.ts'
import { workFor } from '#server/platform/work/request-work.ts'
import type { FeedsServices } from '../feeds-services.ts'
import { bearerOf } from '../keys/bearer.ts'
import { FeedTooLarge } from './counted-bytes.ts'
import type { FeedSender, ShownResult } from './upload-record.ts'

type Services = Pick<PlatformServices, 'clock'> &
  Pick<ListingsServices, 'listingView'> &
  Pick<FeedsServices, 'feedKeys' | 'feedReceiver' | 'officeUploads' | 'uploadReports'>
export type FeedRoutesOptions = { services: Services; identify: Identify; origin: string }

type UploadQuery = { officeId?: number; fileName?: string }
type ReportQuery = { skip: number; take: number; outcome?: (typeof feedOutcomes)[number] }

const REQUESTS_PER_MINUTE = 600
const uploadQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { officeId: { type: 'integer', minimum: 1 }, fileName: { type: 'string', maxLength: 200 } },
}
const reportQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    skip: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0 },
    take: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
    outcome: { enum: feedOutcomes },
  },
}

/**
 * The calls of software that sends feeds: a file that no JSON schema could hold, read as a stream and never into memory, and the report
 * of it (docs/architecture.md).
 */
export const feedRoutes =
  (options: FeedRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    limitRate(app, options)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    app.post<{ Querystring: UploadQuery }>(
      '/rest/feeds/reaxml',
      { schema: { querystring: uploadQuery } },
      (request, reply) =>
        // For as long as the file takes, which may be longer than other answers.
        workFor({ lane: 'api', owner: clientNetworkOf(request), signal: undefined }, () =>
          upload(request, reply, options),
        ),
    )
    app.get<{ Params: { id: string }; Querystring: ReportQuery }>(
      '/rest/feeds/uploads/:id',
      { schema: { querystring: reportQuery } },
      async ({ headers, params, query }, reply) => {
        const { officeId } = await options.services.feedKeys.use(bearerOf(headers))
        const row = await options.services.uploadReports.upload(params.id)
        if (row === null || row.officeId !== officeId) throw new PortalError('NOT_FOUND', errors.noUpload)
        const results = await options.services.uploadReports.results(row.id, { outcome: null, ...query })
        return reply.header('cache-control', 'no-store').send({
          ...(await options.services.uploadReports.summary(row)),
          paging: { skip: query.skip, take: query.take },
          results: results.map((result) => reportedResult(result, options)),
        })
      },
    )
    app.get<{ Params: { id: string } }>('/rest/feeds/uploads/:id/file', async (request, reply) => {
      const member = await options.identify(request)
      if (member === null) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
      const { name, bytes } = await options.services.officeUploads.sentFile(member, request.params.id)
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(bytes)
    })
  }

/** What software is told of a listing; without an address where it has no page, and where it is not there any more. */
function reportedResult(
  { position, uniqueId, agencyId, outcome, listing, remarks }: ShownResult,
  { services, origin }: Pick<FeedRoutesOptions, 'origin' | 'services'>,
) {
  const listingUrl =
    listing === null
      ? null
      : origin + formatListingUrl({ id: listing.row.id, uri: services.listingView.uri(listing.row, listing.suburb) })
  return { position, uniqueId, agencyId, outcome, listingUrl, remarks }
}

function limitRate(app: FastifyInstance, { services }: FeedRoutesOptions): void {
  const limiter = rateLimiter({ perMinute: REQUESTS_PER_MINUTE, now: () => services.clock().getTime() })
  app.addHook('onRequest', async (request) => {
    const retryAfterSeconds = limiter.take(clientNetworkOf(request), 1)
    if (retryAfterSeconds === 0) return
    throw new PortalError('TOO_MANY_REQUESTS', 'Too many requests. Please slow down.', { retryAfterSeconds })
  })
}

async function upload(
  request: FastifyRequest<{ Querystring: UploadQuery }>,
  reply: FastifyReply,
  { services, identify, origin }: FeedRoutesOptions,
): Promise<FastifyReply> {
  const { headers, query, body } = request
  const { sender, member } = await senderOf(request, query.officeId ?? null, { services, identify })
  const kind = feedKindOfType(headers['content-type'] ?? '')
  const encoding = headers['content-encoding'] ?? 'identity'
  if (kind === null || encoding !== 'identity') return refused(reply, 415, errors.type)
  try {
    const { uploadId } = await services.feedReceiver.receive(sender, {
      kind,
      fileName: query.fileName ?? '',
      idempotencyKey: idempotencyKeyOf(headers),
      declaredBytes: Number(headers['content-length'] ?? 0),
      // Nothing reads it before: the parser hands the stream on.
      bytes: (body ?? []) as AsyncIterable<Uint8Array>,
      onReceived: (id) => recordSending(services, { sender, member }, id),
    })
    const reportUrl = `${origin}/rest/feeds/uploads/${uploadId}`
    return reply.status(202).header('cache-control', 'no-store').send({ uploadId, reportUrl })
  } catch (error) {
    if (error instanceof FeedTooLarge) return refused(reply, 413, errors.tooLarge)
    throw error
  }
}

const refused = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  sendProblem(reply, status, [{ message, code: 'BAD_REQUEST' }])

type SentBy = { sender: FeedSender; member: CallingMember | null }

async function recordSending(
  { feedKeys }: Pick<FeedsServices, 'feedKeys'>,
  { sender: { officeId }, member }: SentBy,
  uploadId: string,
): Promise<void> {
  if (member === null || officeId === null) return
  const changes = [{ field: 'upload', before: '', after: uploadId }]
  await feedKeys.recordByStaff(member, { kind: 'sendFeed', officeId, changes })
}

/** A key of an office, or the access token of a member who sends a file by hand. */
async function senderOf(
  request: FastifyRequest,
  officeId: number | null,
  { services, identify }: Pick<FeedRoutesOptions, 'identify' | 'services'>,
): Promise<SentBy> {
  const bearer = bearerOf(request.headers)
  const member = bearer.startsWith(FEED_KEY_PREFIX) ? null : await identify(request)
  if (member === null) {
    const key = await services.feedKeys.use(bearer)
    if (officeId !== null && officeId !== key.officeId) throw new PortalError('FORBIDDEN', errors.notYours)
    return { sender: { officeId: key.officeId, keyId: key.id, memberId: null }, member }
  }
  const office = await services.feedKeys.officeOf(member, officeId)
  if (office === null) throw new PortalError('FORBIDDEN', errors.notYours)
  // Before the file comes.
  if (!(await services.feedKeys.isPrincipal(member, office.id))) requireRecentSignIn(member, services.clock())
  return { sender: { officeId: office.id, keyId: null, memberId: member.memberId }, member }
}

function idempotencyKeyOf(headers: FastifyRequest['headers']): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{16,100}$/.test(key)) return key
  throw new PortalError('BAD_INPUT', errors.idempotencyKey, { field: 'idempotency-key' })
}
