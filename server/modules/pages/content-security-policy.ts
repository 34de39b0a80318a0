import { themeScript } from './html-document.ts'
import { contentHash, type PageAssets } from './page-assets.ts'

/**
 * The policy of a page. Pages are the same for everyone and may be kept by a cache, so what stands inline is named by
 * its hash rather than by a nonce.
 */
export function contentSecurityPolicy(assets: PageAssets): string {
  const known = policies.get(assets) ?? policyOf(assets)
  policies.set(assets, known)
  return known
}

// The assets of a page are the same object for the life of the server.
const policies = new WeakMap<PageAssets, string>()

function policyOf(assets: PageAssets): string {
  const styles = assets.styles.map(({ text }) => contentHash(text))
  return [
    "default-src 'none'",
    `script-src 'self' ${contentHash(themeScript)}`,
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}
