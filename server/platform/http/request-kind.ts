/** Who asked: a program that reads problems, a browser that wants a file, or a person who reads pages. */
export type RequestKind = 'api' | 'file' | 'page'

const apiPath = /^\/(?:api|rest|graphql|healthz)(?:[/?]|$)/
const filePath = /^\/(?:assets|images|map)\//

/** A call with a slash at the end of its path is the same call without; pages and files have their own rules. */
export const withoutTrailingSlash = (url: string): string =>
  requestKindOf(url) === 'api' ? url.replace(/^([^?]+)\/(?=\?|$)/, '$1') : url

/** The kind of a request by its address alone, so that it also works for addresses that no route reads. */
export function requestKindOf(url: string): RequestKind {
  if (apiPath.test(url)) return 'api'
  return filePath.test(url) ? 'file' : 'page'
}
