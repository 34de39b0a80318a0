import type { Thing } from './thing.ts'

type Crumb = { label: string; href?: string }

/** The way to a page; the last crumb is the page itself and needs no address. */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : origin + href,
  })),
})
