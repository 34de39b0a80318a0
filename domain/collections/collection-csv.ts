import type { components } from '#schema/generated/legacy.ts'

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

/**
 * A collection as a table that programs for spreadsheets open: RFC 4180 with a UTF-8 byte order mark. No cell is a formula to them,
 * whatever was typed: one that could begin one begins with an apostrophe (docs/product.md, section 15.46).
 */
export function collectionCsv({ homes: listings }: Pick<CollectionExport, 'homes'>): string {
  const rows = [columns.map(([title]) => title), ...listings.map((listing) => columns.map(([, cell]) => cell(listing)))]
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

const BYTE_ORDER_MARK = '\u{FEFF}'

/** One cell; numbers stay numbers, nothing is an empty cell. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = beginsFormula(value) ? `'${value}` : value
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a spreadsheet may take for the beginning of a formula, in full width too, and after space that it passes over. */
const beginsFormula = (text: string): boolean => /^[\s\p{Cc}\u{FEFF}\u{200B}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u.test(text)
