import type { ArticleSection, NewsKind } from './article-types.ts'

/** The first page of a section, or of a part of the news (docs/product.md, section 20.1). */
export type ArticleFront = {
  path: string
  section: ArticleSection
  /** Which part of the news; `homely-in-the-media` tells about others' articles and has none of its own. */
  part?: NewsKind | 'homely-in-the-media'
  label: string
  title: string
  description: string
}

// Stryker disable all: titles and URLs of pages, which a test could only repeat.
export const articleFronts: readonly ArticleFront[] = [
  {
    path: '/advice',
    section: 'advice',
    label: 'Guides',
    title: 'Guides to buying, renting and selling',
    description: 'Plain guides to the big steps, for every state and territory. No hurry.',
  },
  {
    path: '/lifestyle',
    section: 'lifestyle',
    label: 'Lifestyle',
    title: 'Living in Australian homes',
    description: 'Streets, gardens, heat and small rooms: what makes a house good to live in.',
  },
  {
    path: '/news',
    section: 'news',
    label: 'News',
    title: 'News from this portal',
    description: 'What the portal can do now, and what’s changed.',
  },
  {
    path: '/news/property-news',
    section: 'news',
    part: 'property-news',
    label: 'Property news',
    title: 'Property news',
    description: 'What’s new in search, prices and the pages of this portal.',
  },
  {
    path: '/news/media-releases',
    section: 'news',
    part: 'media-releases',
    label: 'Media releases',
    title: 'Media releases',
    description: 'Statements for journalists, free to quote.',
  },
  {
    path: '/news/homely-in-the-media',
    section: 'news',
    part: 'homely-in-the-media',
    label: 'Homely in the media',
    title: 'Homely in the media',
    description: 'What others write about the portal.',
  },
]
