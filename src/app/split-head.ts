import { STRUCTURED_DATA_NAME } from '#src/shared/seo/sharing-preview.tsx'

const leadingTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/
const structuredData = new RegExp(`<meta name="${STRUCTURED_DATA_NAME}" content="([^"]*)"/?>`, 'g')

/**
 * React puts titles, descriptions and links before the markup; they belong into the head of the document. Structured data
 * comes among them as a meta and leaves as the script element that search engines read: data that nothing executes.
 */
export function splitHead(markup: string): { head: string; body: string } {
  const [head = ''] = leadingTags.exec(markup) ?? []
  const asScript = (_: string, text: string) =>
    `<script type="application/ld+json">${unescaped(text).replaceAll('<', '\\u003c')}</script>`
  return { head: head.replaceAll(structuredData, asScript), body: markup.slice(head.length) }
}

const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** What React escaped in an attribute. */
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? entity)
