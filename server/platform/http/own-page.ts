import type { IncomingHttpHeaders } from 'node:http'
import { PortalError } from './portal-error.ts'

/** Refuses calls that a browser makes for a page of another site, sister hosts included. Programs send no origin. */
export function requireOwnPage(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  own: { portalOrigin: string | undefined; host: string },
): void {
  const isFromOwnPage = site === undefined || site === 'same-origin' || site === 'none'
  if (!isFromOwnPage || !isOwnOrigin(origin, own)) {
    throw new PortalError('FORBIDDEN', 'This call is for pages of the portal itself.')
  }
}

/** A proxy that ends TLS may hide the scheme, so without a public origin the host decides. */
function isOwnOrigin(origin: string | undefined, own: { portalOrigin: string | undefined; host: string }): boolean {
  if (origin === undefined || origin === own.portalOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === own.host
}
