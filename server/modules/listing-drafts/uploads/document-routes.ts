import type { FastifyInstance, FastifyReply } from 'fastify'
import { isListingDocument, listingDocumentKey } from '#domain/listing/listing-document.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import { nameOfDocument } from './draft-files.queries.ts'

/** A day: what was deleted is not to be shown for long. */
const CACHED = 'public, max-age=86400'
/** Never a page of the portal, whatever is in it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The documents of listings; one of a draft that is not published is found by its name alone, which nobody can guess. */
export function documentRoutes({ database, objects }: Pick<PlatformServices, 'database' | 'objects'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/listing-documents/:name', async ({ params: { name } }, reply) => {
      const identifier = isListingDocument(`/listing-documents/${name}`) ? name.replace(/\.pdf$/, '') : null
      const fileName = identifier === null ? null : await nameOfDocument(database, identifier)
      const file = identifier === null || fileName === null ? null : await objects.read(listingDocumentKey(identifier))
      if (file === null) return sendUnknown(reply)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(fileName ?? '')}`)
        .header('content-security-policy', POLICY)
        .header('cache-control', CACHED)
        .header('x-robots-tag', 'noindex')
        .send(file)
    })
  }
}

const sendUnknown = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 404, [{ message: 'There is no such document.', code: 'NOT_FOUND' }])
