/** Who asked: a program that reads problems, a browser that wants a file, or a person who reads pages. */
export type RequestKind = 'api' | 'file' | 'page'

const apiPath = /^\/(?:api|rest|graphql|healthz)(?:[/?]|$)/
const filePath = /^\/(?:assets|images|map)\//

/** The kind of a request by its address alone, so that it also works for addresses that no route reads. */
export function requestKindOf(url: string): RequestKind {
  if (apiPath.test(url)) return 'api'
  return filePath.test(url) ? 'file' : 'page'
}
