import { earlyScript, lateScript } from './html-document.ts'
import { contentHash, type PageAssets } from './page-assets.ts'

/** What a page may reach of others than the portal, beside its maps. */
export type OtherOrigins = { scripts: readonly string[]; connections: readonly string[] }

/**
 * The policy of a page. Pages are the same for everyone and may be kept by a cache, so what stands inline is named by
 * its hash rather than by a nonce. `mapOrigins` is where street tiles come from, if any: a page that shows no map may
 * become one that does without a new document, so every page allows it.
 */
export function contentSecurityPolicy(
  assets: PageAssets,
  mapOrigins: readonly string[] = [],
  others: OtherOrigins = { scripts: [], connections: [] },
): string {
  const known = policies.get(assets) ?? policyOf(assets, mapOrigins, others)
  policies.set(assets, known)
  return known
}

// The assets of a page and the origins of the map are the same for the life of the server.
const policies = new WeakMap<PageAssets, string>()

function policyOf(assets: PageAssets, mapOrigins: readonly string[], others: OtherOrigins): string {
  const styles = assets.styles.map(({ text }) => contentHash(text))
  return [
    "default-src 'none'",
    [`script-src 'self' ${contentHash(earlyScript)} ${contentHash(lateScript)}`, ...others.scripts].join(' '),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    ["img-src 'self' data:", ...mapOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...mapOrigins, ...others.connections].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}
