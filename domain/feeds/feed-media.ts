import { attributeOf, childOf, childrenOf, type FeedElement } from './feed-element.ts'
import type { FeedRemarks } from './feed-remarks.ts'
import { feedLine } from './feed-words.ts'

/** A picture by its id: where it is fetched from, or the name of a file beside the feed; null for one that is deleted. */
export type FeedPicture = { id: string; source: { url: string } | { file: string } | null }

export type FeedLink = { url: string; title: string }

export const MOST_PICTURES = 30
const LONGEST_URL = 2000
const LONGEST_TITLE = 100

/** The photos that a feed names, in its order; undefined where it says nothing of photos. */
export const readPhotos = (listing: FeedElement, remarks: FeedRemarks): FeedPicture[] | undefined =>
  readPictures(listing, { name: 'img', isId: (id) => /^(m|[a-l]|[n-z]|a[a-z])$/u.test(id) }, remarks)

export const readFloorPlans = (listing: FeedElement, remarks: FeedRemarks): FeedPicture[] | undefined =>
  readPictures(listing, { name: 'floorplan', isId: (id) => /^\d{1,2}$/u.test(id) }, remarks)

type PictureKind = { name: string; isId: (id: string) => boolean }

/** Pictures stand in `images` and in `objects`, as systems like. */
function readPictures(
  listing: FeedElement,
  { name, isId }: PictureKind,
  remarks: FeedRemarks,
): FeedPicture[] | undefined {
  const groups = [childOf(listing, 'images'), childOf(listing, 'objects')].filter((group) => group !== undefined)
  const elements = groups.flatMap((group) => childrenOf(group, name))
  if (elements.length === 0) return undefined
  const byId = new Map<string, FeedPicture>()
  for (const element of elements) {
    const id = attributeOf(element, 'id').toLowerCase()
    if (!isId(id)) remarks.leaveOut(element, `“${id}” is no id of a picture.`)
    else if (byId.size === MOST_PICTURES && !byId.has(id))
      remarks.leaveOut(element, `A listing has at most ${MOST_PICTURES} pictures of a kind.`)
    else {
      const source = sourceOf(element)
      if (source === undefined)
        remarks.leaveOut(element, `“${attributeOf(element, 'url')}” is no address of a picture.`)
      else byId.set(id, { id, source })
    }
  }
  return [...byId.values()]
}

function sourceOf(element: FeedElement): FeedPicture['source'] | undefined {
  const [url, file] = [attributeOf(element, 'url'), attributeOf(element, 'file')]
  if (url !== '') return isWebAddress(url) ? { url } : undefined
  // A name without folders: it is looked for beside the feed and nowhere else.
  if (file !== '') return /^[^/\\]{1,200}$/u.test(file) ? { file } : undefined
  return null
}

/** Links of an element name, each once, as they are or percent-encoded. */
export function readLinks(listing: FeedElement, name: string, remarks: FeedRemarks): FeedLink[] | undefined {
  const elements = childrenOf(listing, name)
  if (elements.length === 0) return undefined
  const links = elements.flatMap((element) => {
    const href = attributeOf(element, 'href')
    if (href === '') return []
    const url = /^https?%3a/iu.test(href) ? decoded(href) : href
    if (isWebAddress(url)) return { url, title: feedLine(attributeOf(element, 'title'), LONGEST_TITLE) }
    remarks.leaveOut(element, `“${href}” is no web address.`)
    return []
  })
  return [...new Map(links.map((link) => [link.url, link])).values()]
}

/** Statements of Information, which Victoria asks for. */
export function readStatements(listing: FeedElement, remarks: FeedRemarks): FeedLink[] | undefined {
  const media = childOf(listing, 'media')
  if (media === undefined) return undefined
  return childrenOf(media, 'attachment').flatMap((element) => {
    if (attributeOf(element, 'usage') !== 'statementOfInformation') return []
    const url = attributeOf(element, 'url')
    if (isWebAddress(url)) return { url, title: '' }
    remarks.leaveOut(element, 'The document has no web address.')
    return []
  })
}

function isWebAddress(text: string): boolean {
  return text.length <= LONGEST_URL && /^https?:$/u.test(URL.parse(text)?.protocol ?? '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
