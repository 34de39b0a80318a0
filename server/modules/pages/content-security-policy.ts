import { randomBytes } from 'node:crypto'

/** What a page may reach of others than the portal, beside its maps. */
export type OtherOrigins = { scripts: readonly string[]; connections: readonly string[]; frames: readonly string[] }

/** A word for one document alone, which nobody can guess: 128 random bits in letters that need no escaping. */
export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * The policy of pages, for the nonce of each. Only inline text that carries the nonce is run or applied: markup that got
 * into a page some other way is not, and neither are handlers or styles in attributes. `mapOrigins` is where street tiles
 * come from, if any: a page that shows no map may become one that does without a new document, so every page allows it.
 */
export function contentSecurityPolicy(
  mapOrigins: readonly string[] = [],
  others: OtherOrigins = { scripts: [], connections: [], frames: [] },
): (nonce: string) => string {
  const otherScripts = others.scripts.map((origin) => ` ${origin}`).join('')
  const rest = [
    ["img-src 'self' data:", ...mapOrigins].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...mapOrigins, ...others.connections].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(others.frames.length === 0 ? [] : [['frame-src', ...others.frames].join(' ')]),
  ].join('; ')
  return (nonce) =>
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'${otherScripts}; style-src 'self' 'nonce-${nonce}'; ${rest}`
}
