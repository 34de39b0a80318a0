const SAFE_SCHEME = /^(?:https?|mailto|tel|sms):/i

/**
 * An external link as an absolute URL: without a colon it gets http:// prepended. One whose scheme does more than lead
 * somewhere (`javascript:`, `data:`, …) leads nowhere.
 */
export const externalLink = (link: string): string => {
  if (!link.includes(':')) return `http://${link}`
  return SAFE_SCHEME.test(link) ? link : 'about:blank'
}
