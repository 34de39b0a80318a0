/** An address of the portal, from the slash on, with the instant or day of its last change. */
export type SitemapEntry = { path: string; modifiedAt: string | null }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The text of one sitemap: canonical addresses with true dates. */
export const sitemapText = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('urlset', 'url', origin, entries)

/** The text of the index that names all sitemaps. */
export const sitemapIndexText = (origin: string, parts: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', origin, parts)

function document(root: string, element: string, origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ path, modifiedAt }) => {
    const lastModified = modifiedAt === null ? '' : `<lastmod>${modifiedAt}</lastmod>`
    return `<${element}><loc>${escaped(origin + path)}</loc>${lastModified}</${element}>`
  })
  return [`<?xml version="1.0" encoding="UTF-8"?>`, `<${root} xmlns="${NAMESPACE}">`, ...lines, `</${root}>`, ''].join(
    '\n',
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
