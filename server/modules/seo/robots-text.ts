/**
 * What crawlers may read: the pages, not the programs behind them nor the form that leads to searches. Pages that are not
 * to be found say so themselves, which needs them to be read.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /graphql',
    'Disallow: /rest/',
    'Disallow: /search?',
    'Disallow: /search/filters',
    'Disallow: /admin/',
    'Disallow: /dashboard/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
