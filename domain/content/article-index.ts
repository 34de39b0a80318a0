import type { ArticleEntry, ArticleSection, NewsKind } from './article-types.ts'

const PUBLISHED = '2026-11-21'
const dates = { publishedOn: PUBLISHED, modifiedOn: PUBLISHED }

// Stryker disable all: titles, URLs and motifs, which a test could only repeat.
/** Every article, in the order in which its section shows it. */
export const articles: readonly ArticleEntry[] = [
  {
    section: 'advice',
    slug: 'buying-at-auction',
    title: 'Buying at auction, state by state',
    standfirst: 'What happens under the hammer, what you give up when it falls, and where the rules differ.',
    minutes: 4,
    motif: 'auction',
    ...dates,
  },
  {
    section: 'advice',
    slug: 'first-home-step-by-step',
    title: 'Your first home, step by step',
    standfirst: 'From the first honest look at your money to the day you turn the key, in the order it really happens.',
    minutes: 3,
    motif: 'door',
    ...dates,
  },
  {
    section: 'advice',
    slug: 'what-to-look-for-at-an-inspection',
    title: 'What to look for at an inspection',
    standfirst: 'Twenty minutes in a stranger’s house can tell you most of what you need, if you know where to look.',
    minutes: 3,
    motif: 'lens',
    ...dates,
  },
  {
    section: 'advice',
    slug: 'renting-bond-and-rights',
    title: 'Renting: your bond and your rights',
    standfirst: 'The bond, the condition report, repairs, rent rises and moving out, and who to ask in your state.',
    minutes: 4,
    motif: 'key',
    ...dates,
  },
  {
    section: 'advice',
    slug: 'understanding-the-statement-of-information',
    title: 'Understanding the statement of information',
    standfirst: 'Victoria’s one-page price guide, what its three parts mean, and what the other states have instead.',
    minutes: 3,
    motif: 'statement',
    ...dates,
  },
  {
    section: 'advice',
    slug: 'land-size-and-zoning',
    title: 'Land size, frontage and zoning',
    standfirst: 'How to read a block: what the square metres leave out, and how to find what may be built on it.',
    minutes: 3,
    motif: 'plan',
    ...dates,
  },
  {
    section: 'advice',
    slug: 'selling-your-home',
    title: 'Selling your home without regret',
    standfirst: 'Choosing an agent, reading the agreement, setting a price and deciding how to sell.',
    minutes: 3,
    motif: 'sign',
    ...dates,
  },
  {
    section: 'advice',
    slug: 'moving-house',
    title: 'Moving house, week by week',
    standfirst: 'A calm list for the six weeks around the move, for owners and renters alike.',
    minutes: 2,
    motif: 'boxes',
    ...dates,
  },
  {
    section: 'lifestyle',
    slug: 'get-to-know-a-suburb-in-a-day',
    title: 'Get to know a suburb in a day',
    standfirst: 'Three walks, at three times, that tell you more about a place than any brochure.',
    minutes: 2,
    motif: 'street',
    ...dates,
  },
  {
    section: 'lifestyle',
    slug: 'a-house-that-stays-cool',
    title: 'A house that stays cool',
    standfirst: 'Shade, air and thermal mass: old ideas that still beat a bigger air conditioner.',
    minutes: 2,
    motif: 'sun',
    ...dates,
  },
  {
    section: 'lifestyle',
    slug: 'living-well-in-a-small-home',
    title: 'Living well in a small home',
    standfirst: 'Light, storage and one good table: how to make fewer square metres feel like enough.',
    minutes: 2,
    motif: 'room',
    ...dates,
  },
  {
    section: 'lifestyle',
    slug: 'a-garden-for-your-own-climate',
    title: 'A garden for your own climate',
    standfirst: 'From the wet tropics to the alpine south, start with what already wants to grow.',
    minutes: 2,
    motif: 'garden',
    ...dates,
  },
  {
    section: 'lifestyle',
    slug: 'saturday-between-open-homes',
    title: 'A Saturday between open homes',
    standfirst: 'How to see four houses in a morning and still remember the first one by lunch.',
    minutes: 1,
    motif: 'morning',
    ...dates,
  },
  {
    section: 'news',
    newsKind: 'property-news',
    slug: 'what-you-can-search-today',
    title: 'What you can search today',
    standfirst: 'Homes for sale, for rent, sold and leased, with every filter in the address of the page.',
    minutes: 1,
    motif: 'search',
    ...dates,
  },
  {
    section: 'news',
    newsKind: 'property-news',
    slug: 'prices-shown-as-they-are',
    title: 'Prices shown as they are',
    standfirst: 'How this portal writes prices, bonds and medians, and what it does when a price is withheld.',
    minutes: 1,
    motif: 'statement',
    ...dates,
  },
  {
    section: 'news',
    newsKind: 'property-news',
    slug: 'pages-that-work-for-everyone',
    title: 'Pages that work for everyone',
    standfirst: 'Without JavaScript, with a keyboard, in the dark, on a slow connection: what every page has to do.',
    minutes: 1,
    motif: 'room',
    ...dates,
  },
  {
    section: 'news',
    newsKind: 'media-releases',
    slug: 'a-property-portal-any-town-can-run',
    title: 'A property portal that any town can run',
    standfirst: 'Homely comes with everything built in: one command starts it, and no third party is needed.',
    minutes: 1,
    motif: 'paper',
    ...dates,
  },
]
// Stryker restore all

/** The article at this URL; undefined when there is none. */
export const findArticle = (section: string, slug: string): ArticleEntry | undefined =>
  articles.find((article) => article.section === section && article.slug === slug)

/** The articles of a section, or of one part of the news. */
export const articlesOf = (section: ArticleSection, newsKind?: NewsKind): readonly ArticleEntry[] =>
  articles.filter((article) => article.section === section && (!newsKind || article.newsKind === newsKind))

/** The URL of an article. */
export const articlePath = ({ section, slug }: Pick<ArticleEntry, 'section' | 'slug'>): string => `/${section}/${slug}`
