import { isSamplePage } from './external-link.ts'

export const LONGEST_WEB_URL = 300

/** A web address that was typed, with a scheme; empty for nothing. */
export function withScheme(text: string): string {
  const url = text.trim()
  return url === '' || isSamplePage(url) || /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
}

/** Whether it is the address of a page on the web, without a password in it. */
export function isWebUrl(text: string): boolean {
  if (text.length > LONGEST_WEB_URL || !/^https?:\/\/[^\s<>"/\\?#][^\s<>"]*$/i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.hostname.includes('.') && url.username === '' && url.password === ''
}
