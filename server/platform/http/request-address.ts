import type { IncomingMessage } from 'node:http'

const absoluteForm = /^https?:\/\/([^/?#]*)(?=[/?#]|$)/i
/** What RFC 3986 calls unreserved: written out or encoded it is the same letter. */
const unreserved = /[\w.~-]/

/**
 * The one way to write the address of a request that routing, charges, lanes and caches go by: without the origin of a proxy's request,
 * without a fragment, and with letters written out that another way of writing hides. The host of an absolute address is that of the
 * request, as RFC 9112 has it.
 */
export function normaliseAddress(request: IncomingMessage): string {
  const written = request.url ?? '/'
  const [origin, authority] = absoluteForm.exec(written) ?? []
  if (authority !== undefined) request.headers.host = authority
  const [address = ''] = (origin === undefined ? written : written.slice(origin.length)).split('#')
  const queryAt = address.indexOf('?')
  const path = queryAt === -1 ? address : address.slice(0, queryAt)
  const rooted = origin !== undefined && path === '' ? '/' : path
  return `${withLettersWrittenOut(rooted)}${queryAt === -1 ? '' : address.slice(queryAt)}`
}

function withLettersWrittenOut(path: string): string {
  return path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return unreserved.test(letter) ? letter : code.toUpperCase()
  })
}
