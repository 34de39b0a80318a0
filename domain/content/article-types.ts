export type ArticleSection = 'advice' | 'lifestyle' | 'news'

/** The parts of the news (docs/product.md, section 20.1); "in the media" has no articles of its own. */
export type NewsKind = 'property-news' | 'media-releases'

/** What the picture of an article shows. */
export type ArticleMotif =
  | 'auction'
  | 'lens'
  | 'key'
  | 'statement'
  | 'plan'
  | 'door'
  | 'sign'
  | 'boxes'
  | 'garden'
  | 'street'
  | 'sun'
  | 'room'
  | 'search'
  | 'paper'
  | 'morning'

/** An article without its words, which are in the views, found by `slug`. Days are written yyyy-mm-dd. */
export type ArticleEntry = {
  section: ArticleSection
  newsKind?: NewsKind
  slug: string
  title: string
  standfirst: string
  publishedOn: string
  modifiedOn: string
  /** How long the text takes to read, checked against it by a test. */
  minutes: number
  motif: ArticleMotif
}
