import type { components } from '#schema/generated/legacy.ts'
import { csvOf } from '../text/csv.ts'

type CollectionExport = components['schemas']['CollectionExport']
type ExportedListing = CollectionExport['homes'][number]

const columns: readonly (readonly [
  title: string,
  cell: (listing: ExportedListing) => string | number | null | undefined,
])[] = [
  ['Listing', ({ listingId }) => listingId],
  ['Address', ({ address }) => address],
  ['Suburb', ({ suburb }) => suburb],
  ['Property type', ({ propertyType }) => propertyType],
  ['Status', ({ status }) => status],
  ['Price', ({ price }) => price],
  ['Price when added', ({ priceWhenAdded }) => priceWhenAdded],
  ['Bedrooms', ({ bedrooms }) => bedrooms],
  ['Bathrooms', ({ bathrooms }) => bathrooms],
  ['Car spaces', ({ carSpaces }) => carSpaces],
  ['Land (m²)', ({ landSizeM2 }) => landSizeM2],
  ['Added', ({ addedAt }) => addedAt],
  ['Added by', ({ addedBy }) => addedBy],
  ['Reactions', ({ reactions }) => reactions.map(reactionText).join('\n')],
  ['Your note', ({ note }) => note],
  ['Your stage', ({ stage }) => stage],
  ['Link', ({ url }) => url],
]

const reactionText = ({ name, reaction, comment }: ExportedListing['reactions'][number]): string =>
  [`${name}:`, reaction, comment].filter(Boolean).join(' ')

/** A collection as a table that programs for spreadsheets open (docs/product.md, section 15.46). */
export const collectionCsv = ({ homes: listings }: Pick<CollectionExport, 'homes'>): string =>
  csvOf([columns.map(([title]) => title), ...listings.map((listing) => columns.map(([, cell]) => cell(listing)))])
