import { TextDecoder } from 'node:util'
import type { FastifyInstance } from 'fastify'

class BodyError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.name = 'BodyError'
    this.statusCode = statusCode
  }
}

function reasonAgainst(text: string): string {
  if (text === '') return 'The body is empty.'
  try {
    JSON.parse(text)
    return FORBIDDEN_NAME
  } catch {
    return 'The body is not valid JSON.'
  }
}

/** Fastify's parser refuses what could reach the prototypes of objects, and calls that no JSON. */
const FORBIDDEN_NAME = 'The body names "__proto__" or "constructor.prototype", which the portal takes from nobody.'

/**
 * Takes bodies of `application/json` in UTF-8 and nothing else: another type, charset or content encoding is 415, bytes
 * that are no UTF-8 or text that is no JSON is 400.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  // Only ever an answer; the REST contract names it, and its plugin wants every type of the contract to have a parser.
  app.addContentTypeParser('application/problem+json', (_request, _payload, done) => {
    done(new BodyError(415, 'Unsupported type'))
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    const charset = /charset="?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8'
    if (encoding !== 'identity' || !/^utf-?8$/i.test(charset)) return done(new BodyError(415, 'Unsupported encoding'))
    let text: string
    try {
      text = decoder.decode(Buffer.from(body))
    } catch {
      return done(new BodyError(400, 'The body is not valid UTF-8.'))
    }
    void parseJson(request, text, (error, value) => done(error && new BodyError(400, reasonAgainst(text)), value))
  })
}
