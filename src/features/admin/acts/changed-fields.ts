import { propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { changedFieldsCopy as copy } from './changed-fields.copy.ts'

type Named = Readonly<Record<string, string>>

const named =
  (names: Named) =>
  (value: string): string =>
    Object.hasOwn(names, value) ? (names[value] ?? value) : value

const typeNames: Named = Object.fromEntries(
  Object.entries(propertyTypes).map(([type, { displayName }]) => [type, displayName]),
)

// Drafts hold days as they were typed, right or wrong.
const day = (value: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? shortDayText(value) : value
const beginning = (value: string): string => value.slice(0, 8)

/** How the values of fields are written; those of other fields stand as they were typed. */
const written: Readonly<Record<string, (value: string) => string>> = {
  price: formatDollars,
  priceTo: formatDollars,
  bond: formatDollars,
  availableOn: day,
  auctionDay: day,
  boostEndsAt: momentText,
  listingType: named(copy.listingTypes),
  propertyType: named(typeNames),
  saleMethod: named(copy.saleMethods),
  priceStatement: named(copy.priceStatements),
  state: named(copy.states),
  isAddressHidden: named(copy.yesNo),
  isPrincipal: named(copy.yesNo),
  draft: beginning,
  upload: beginning,
  companyId: copy.number,
  company: copy.number,
  office: copy.number,
  agent: copy.number,
}

export const fieldLabel = named(copy.fields)

/** Empty for nothing. */
export const fieldValue = (field: string, value: string): string => {
  const write = Object.hasOwn(written, field) ? written[field] : undefined
  return value === '' || write === undefined ? value : write(value)
}
