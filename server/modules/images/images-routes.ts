import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { PROBLEM_CONTENT_TYPE, problemOf, sendProblem } from '#server/platform/http/problem.ts'
import { fairQueue, QueueFull } from '#server/platform/work/fair-queue.ts'
import { currentWork } from '#server/platform/work/request-work.ts'
import { formatFor } from './image-format.ts'
import type { ImageSource } from './image-source.ts'
import { readVariant } from './image-variant.ts'
import { pictureFiles } from './picture-files.ts'
import { type PictureRequest, pictureRenderer } from './picture-renderer.ts'
import { pictureDigest, type PictureService, pictureService, type RenderQueue } from './picture-service.ts'

export type ImagesOptions = {
  source: ImageSource
  /** Whether a picture may be shown now, asked each time; without it every picture may, for ever. */
  isShown?: (identifier: string, version: number) => Promise<boolean>
  /** Made when it is missing; everything in it can be made again. */
  cacheFolder: string
  /** Bytes of pictures kept on disk and in memory. */
  diskBytes?: number
  memoryBytes?: number
  /** Pictures of one address rendered at the same time, one processor each, and how many may wait, of everybody and of one address. */
  parallelRenders?: number
  longestQueue?: number
  longestOfAddress?: number
}

const MEBIBYTE = 1024 * 1024
const FOR_GOOD = 'public, max-age=31536000, immutable'
const A_MINUTE = 'public, max-age=60'
const RETRY_AFTER_SECONDS = 5

/**
 * `GET` and `HEAD /images/{identifier}/{version}?width=&height=&quality=`: a picture of `source` in the format that the
 * browser reads, under an address whose content never changes. Bad parameters are 400, unknown pictures 404, and 503 when
 * more are waiting than can be rendered.
 */
export function imagesRoutes(options: ImagesOptions): FastifyPluginAsync {
  const { source, cacheFolder, diskBytes = 1024 * MEBIBYTE, memoryBytes = 16 * MEBIBYTE } = options
  const {
    parallelRenders = 2,
    longestQueue = 2000,
    longestOfAddress = 200,
    isShown = () => Promise.resolve(true),
  } = options
  return async (app) => {
    const files = pictureFiles({
      folder: cacheFolder,
      maximumBytes: diskBytes,
      warn: (message, cause) => app.log.warn({ err: cause }, message),
    })
    // One place more than an address may take, so that nobody waits until a picture of another address is finished.
    const places = parallelRenders + 1
    const renders = fairQueue<'picture'>({
      parallel: places,
      lanes: { picture: { parallel: places, perOwner: parallelRenders } },
      longest: longestQueue,
      longestOfOwner: longestOfAddress,
      pause: null,
    })
    // Who asks for one that is being made waits for it too, so that a client who leaves gives up nothing.
    const queue: RenderQueue = (work) => renders.run({ lane: 'picture', owner: currentWork().owner }, work)
    const service = pictureService({ render: pictureRenderer(source), files, queue, memoryBytes })
    app.addHook('onClose', () => files.settle())
    app.get<{ Params: { identifier: string; version: string }; Querystring: Record<string, unknown> }>(
      '/images/:identifier/:version',
      async ({ params, query, headers }, reply) => {
        const version = readVersion(params.version)
        if (version === null || !identifierPattern.test(params.identifier)) return sendUnknown(reply)
        const reading = readVariant(query)
        if (!reading.ok) return sendProblem(reply, 400, reading.errors)
        if (!(await isShown(params.identifier, version))) return sendUnknown(reply)
        const { variant } = reading
        const format = formatFor(headers.accept)
        const request = { identifier: params.identifier, version, format, variant }
        return sendPicture(reply, service, request, headers['if-none-match'])
      },
    )
  }
}

const identifierPattern = /^[\w~-][\w.~-]{0,199}$/

const readVersion = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

async function sendPicture(
  reply: FastifyReply,
  service: PictureService,
  request: PictureRequest,
  known: string | undefined,
): Promise<FastifyReply> {
  const tag = `"${pictureDigest(request).slice(0, 32)}"`
  const withHeaders = (): FastifyReply =>
    reply.header('vary', 'Accept').header('etag', tag).header('cache-control', FOR_GOOD)
  // Who knows the tag was given the picture: nothing has to be found or made to say that it is the same.
  if (isKnown(tag, known)) return withHeaders().status(304).send()
  try {
    const bytes = await service.picture(request)
    return bytes === null ? sendUnknown(reply) : withHeaders().type(`image/${request.format}`).send(bytes)
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    const message = 'Too many pictures are being made right now. Please try again shortly.'
    return sendProblem(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, [{ message, code: 'UNAVAILABLE' }])
  }
}

const isKnown = (tag: string, known = ''): boolean =>
  known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)

function sendUnknown(reply: FastifyReply): FastifyReply {
  const problem = problemOf(404, [{ message: 'There is no such picture.', code: 'NOT_FOUND' }])
  return reply
    .status(404)
    .header('content-type', PROBLEM_CONTENT_TYPE)
    .header('cache-control', A_MINUTE)
    .send(JSON.stringify(problem))
}
