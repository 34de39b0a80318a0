import type { APIRequestContext } from '@playwright/test'

export type DeadLink = { href: string; from: string; answer: string }
export type Crawl = {
  pagesRead: number
  linksFollowed: number
  dead: DeadLink[]
  /** Follows further links, found elsewhere, once each. */
  follow: (hrefs: readonly string[], from: string) => Promise<DeadLink[]>
}

/** How many pages of one kind are read for their links, and how many links of one kind are followed. */
const ofAKind = { read: 1, followed: 3 }
/** The same where there is a query, which most kinds have: such a page is built as it is without the query, or with another. */
const ofAKindWithQuery = { read: 1, followed: 1 }
const AT_ONCE = 3

const isPlace = (segment: string) => /-(?:act|nsw|nt|qld|sa|tas|vic|wa)(?:-\d{4})?$/.test(segment)
const written = new Set(['advice', 'lifestyle', 'news', 'agent-centre', 'agent-advice', 'find'])

/** Pages of one kind are built alike: `/for-sale/{place}/real-estate`. Pages that a person wrote are each of their own kind. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  const [first = '', ...rest] = pathname.split('/').slice(1)
  const others = rest.map((segment, index) => {
    if (written.has(first) && !isPlace(segment)) return segment
    if (isPlace(segment)) return '{place}'
    return index === 0 || /\d/.test(segment) ? '{name}' : segment
  })
  const keys = [...new Set(searchParams.keys())].toSorted().join(',')
  return `/${[isPlace(first) ? '{place}' : first, ...others].join('/')}?${keys}`
}

/** Every link, form and resource of a document, as it is written there. */
export function linksOf(markup: string): string[] {
  const tags = markup.matchAll(/<(?:a|area|link|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g)
  return [...new Set([...tags].map(([, href = '']) => href.replaceAll('&amp;', '&')))]
}

/** Reads the pages that links lead to, from the first ones on, some of each kind, and follows links of every kind. */
export async function crawl(request: APIRequestContext, origin: string, first: readonly string[]): Promise<Crawl> {
  const state = { read: new Map<string, number>(), followed: new Map<string, number>(), seen: new Set<string>() }
  const ids = new Map<string, Set<string>>()
  const dead: DeadLink[] = []
  let waiting: { href: string; from: string }[] = first.map((href) => ({ href, from: 'the start' }))
  let pagesRead = 0

  async function open({ href, from }: { href: string; from: string }, isForced = false) {
    const url = new URL(href, new URL(from, origin))
    if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return []
    const address = url.pathname + url.search
    const fragment = decodeURIComponent(url.hash.slice(1))
    if (state.seen.has(address)) {
      if (fragment !== '' && ids.get(address)?.has(fragment) === false)
        dead.push({ href, from, answer: 'no such part' })
      return []
    }
    const kind = kindOf(address)
    const followed = state.followed.get(kind) ?? 0
    const most = url.search === '' ? ofAKind : ofAKindWithQuery
    if (followed >= most.followed && !isForced) return []
    state.seen.add(address)
    state.followed.set(kind, followed + 1)
    const answer = await request.get(address)
    if (answer.status() !== 200) {
      dead.push({ href, from, answer: String(answer.status()) })
      return []
    }
    if (!(answer.headers()['content-type'] ?? '').startsWith('text/html')) return []
    const markup = await answer.text()
    ids.set(address, new Set([...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)))
    if (fragment !== '' && !ids.get(address)?.has(fragment)) dead.push({ href, from, answer: 'no such part' })
    const read = state.read.get(kind) ?? 0
    if (read >= most.read) return []
    state.read.set(kind, read + 1)
    pagesRead += 1
    return linksOf(markup).map((link) => ({ href: link, from: address }))
  }

  while (waiting.length > 0) {
    const now = waiting.splice(0, AT_ONCE)
    const found = await Promise.all(now.map((link) => open(link)))
    waiting = waiting.concat(found.flat())
  }
  return {
    pagesRead,
    linksFollowed: state.seen.size,
    dead,
    follow: async (hrefs, from) => {
      dead.length = 0
      for (const href of hrefs) await open({ href, from }, true)
      return [...dead]
    },
  }
}
