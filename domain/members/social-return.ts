/** What the return from a social provider adds to the URL of a page (docs/product.md, section 8.2). */
export const socialReturnNames = ['providerName', 'authCode', 'fullName', 'email', 'authError'] as const

/** A query without a return from a social provider, and that return alone; both without a question mark. */
export function partSocialReturn(search: string): { search: string; socialReturn: string } {
  const isOfReturn = (part: string) => /^(?:providerName|authCode|authError)=/.test(part)
  const parts = search.split('&')
  // A name or an email address alone may be a page's own.
  if (!parts.some(isOfReturn)) return { search, socialReturn: '' }
  const names: readonly string[] = socialReturnNames
  const isPart = (part: string) => names.includes(part.split('=')[0] ?? '')
  return {
    search: parts.filter((part) => !isPart(part)).join('&'),
    socialReturn: parts.filter(isPart).join('&'),
  }
}
