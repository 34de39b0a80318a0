import { SITE_NAME } from '#src/shared/seo/site-name.ts'
import type { Thing } from './thing.ts'

/** The portal and how to search it from elsewhere; the form at /search takes suburbs, postcodes, regions and streets. */
export const websiteThings = (origin: string): Thing[] => [
  {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: SITE_NAME,
    url: `${origin}/`,
    inLanguage: 'en-AU',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?mode=buy&query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  },
]
