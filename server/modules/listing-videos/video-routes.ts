import type { FastifyInstance, FastifyReply } from 'fastify'
import { listingVideoKey, listingVideoOf } from '#domain/listing-videos/listing-video.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { ListingVideos } from './listing-videos.ts'
import { partOf, readRange } from './byte-range.ts'

/** An hour: what its agency took away is not to be shown for long. */
const CACHED = 'public, max-age=3600'

/** The files of videos, in part too, as players ask for them. */
export function videoRoutes({
  objects,
  listingVideos,
}: Pick<PlatformServices, 'objects'> & { listingVideos: ListingVideos }) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/listing-videos/:name', async ({ params: { name }, headers }, reply) => {
      const identifier = listingVideoOf(`/listing-videos/${name}`)
      const shown = identifier === null ? null : await listingVideos.shownFile(identifier)
      const stream = shown && (await objects.read(listingVideoKey(shown.identifier)))
      if (shown === null || stream === null) return sendUnknown(reply)
      reply.type('video/mp4').header('accept-ranges', 'bytes').header('cache-control', CACHED)
      const range = readRange(headers.range, shown.bytes)
      if (range === 'whole') return reply.header('content-length', shown.bytes).send(stream)
      if (range === 'none') {
        stream.destroy()
        return reply.status(416).header('content-range', `bytes */${shown.bytes}`).send()
      }
      return reply
        .status(206)
        .header('content-range', `bytes ${range.first}-${range.last}/${shown.bytes}`)
        .header('content-length', range.last - range.first + 1)
        .send(partOf(stream, range))
    })
  }
}

const sendUnknown = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 404, [{ message: 'There is no such video.', code: 'NOT_FOUND' }])
