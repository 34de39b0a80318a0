/** A street address in its parts, as it was written; `street` is what follows the number, with a suburb where one was written. */
export type StreetAddress = { unit: string | null; number: string | null; street: string }

/** What people and agencies call a part of a building, in full and as the national address standard (AS 4590) shortens it. */
const dwellings = [
  'unit|units|apartment|apartments|apart|apt|flat|villa|vlla|townhouse|townhome|tnhs|studio|stu|penthouse|pthse|pths|duplex|dupl|dup|bungalow|bngw|cottage',
  'ctge|house|hse|maisonette|msnt|loft|room|rm|shop|suite|ste|se|office|offc|off|factory|fcty|fy|warehouse|whse|we|workshop|wksh|showroom|shrm|tenancy|tncy',
  'kiosk|ksk|shed|garage|grge|granny flat|strata unit|building|bldg|block|blck|tower|twr|level|lvl|floor|fl|site',
].join('|')

const NUMBER = String.raw`\d{1,5}[a-z]?(?:\s?(?:-|&|to)\s?\d{1,5}[a-z]?)?(?![a-z\d])`
const UNIT = String.raw`(?:[a-z]{0,3}\d{1,5}[a-z]?(?:\s?-\s?\d{1,5}[a-z]?)?|[a-z])(?![a-z\d])`
const NAMED = String.raw`(?:(?:${dwellings})\b\.?\s*(?:(?:no\.?|number)\s*|#\s*)?|[ufv]\s?)(?=[a-z]?\d|[a-z]\b)`
const LOT = String.raw`lot\s+\w{1,6}`

const pattern = (source: string) => new RegExp(`^${source}$`, 'iu')
const lotWithNumber = pattern(String.raw`(${LOT})[\s,/]+(${NUMBER})[\s,]+(\S*\p{L}.*)`)
const lot = pattern(String.raw`(${LOT})[\s,]+(\S*\p{L}.*)`)
const namedUnit = pattern(String.raw`\(?\s*${NAMED}(${UNIT})\s*\)?[\s,/]+(${NUMBER}|${LOT})[\s,]+(\S*\p{L}.*)`)
const namedUnitAlone = pattern(String.raw`\(?\s*${NAMED}(${UNIT})\s*\)?[\s,/]+(\S*\p{L}.*)`)
const behind = pattern(String.raw`\(?(rear|front)(?:\s+of)?\)?[\s,/]+(${NUMBER})[\s,]+(\S*\p{L}.*)`)
const bareUnit = pattern(String.raw`\(?(${UNIT})\)?(?:\s*/\s*|\s*,\s*(?=\d|lot))(${NUMBER}|${LOT})[\s,]+(\S*\p{L}.*)`)
const spacedUnit = pattern(String.raw`(\d{1,5}[a-z]?)\s+(${NUMBER})[\s,]+(\S*\p{L}.*)`)
const numbered = pattern(String.raw`(${NUMBER})[\s,]+(\S*\p{L}.*)`)
const unitAfter = new RegExp(String.raw`[\s,]+\(?(?:${NAMED})(${UNIT})\)?(?=,|$)`, 'iu')
const behindAfter = /,?\s*\((rear|front)\)|,\s*(rear|front)(?=,|$)/iu

/**
 * Reads an address as people and agencies write it: "3/12 Smith Street", "Unit 5, 10-12 King Street", "(Unit 14)/106 Julia Street",
 * "106 Julia Street, Unit 14", "G08/243 …", "No. 106 …", "Lot 5 …". Without a number all of it is the street.
 */
export function readStreetAddress(written: string): StreetAddress {
  const text = tidy(written)
  const withLot = lotWithNumber.exec(text)
  if (withLot) return parts(withLot)
  const [, lotNumber, streetOfLot] = lot.exec(text) ?? []
  if (lotNumber !== undefined && streetOfLot !== undefined)
    return { unit: null, number: lotNumber, street: streetOfLot }
  const found = namedUnit.exec(text) ?? behind.exec(text) ?? bareUnit.exec(text) ?? spacedUnit.exec(text)
  if (found) return parts(found)
  const [, number, rest] = numbered.exec(text) ?? []
  if (number !== undefined && rest !== undefined) return withUnitAfter(number, rest)
  const [, unit, street] = namedUnitAlone.exec(text) ?? []
  return unit !== undefined && street !== undefined && /\d/.test(unit)
    ? { unit, number: null, street }
    : { unit: null, number: null, street: text }
}

/** A street address that was typed with a number; null where none comes first. "Unit 5 Smith Street" is a number too. */
export function readHouse(typed: string): (StreetAddress & { number: string }) | null {
  const { unit, number, street } = readStreetAddress(typed)
  if (number !== null) return { unit, number, street }
  return unit === null ? null : { unit: null, number: unit, street }
}

/** Whether an address is of this house, and of the one dwelling where one is named, in every way to write it. */
export function isAtHouse(
  written: string,
  { unit, number }: Pick<StreetAddress, 'unit'> & { number: string },
): boolean {
  const own = readHouse(written)
  if (own === null) return false
  const ownNumber = plain(own.number)
  if (unit !== null && plain(own.unit) !== plain(unit)) return isLot(unit) && ownNumber === plain(unit)
  return ownNumber === plain(number) || ownNumber.split('-').includes(plain(number))
}

const parts = ([, unit = '', number = '', street = '']: RegExpExecArray): StreetAddress => ({ unit, number, street })

/** "106 Julia Street, Unit 14": the number came first. */
function withUnitAfter(number: string, rest: string): StreetAddress {
  const named = unitAfter.exec(rest)
  const after = named !== null && /\d/.test(named[1] ?? '') ? named : behindAfter.exec(rest)
  const unit = after?.[1] ?? after?.[2]
  if (!after || unit === undefined) return { unit: null, number, street: rest }
  const street = rest.slice(0, after.index) + rest.slice(after.index + after[0].length)
  return { unit, number, street }
}

const tidy = (written: string): string =>
  written
    .normalize('NFC')
    .replaceAll(/[–—‐‑‒−]/g, '-')
    .replaceAll('\\', '/')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*(?:(?:no\.?|number)\s*(?=[\d(])|#\s*)/i, '')
    .replace(/[\s,]+$/, '')
    .trim()

const plain = (part: string | null): string =>
  (part ?? '')
    .toLowerCase()
    .replace(/\s?(?:-|&|to)\s?/, '-')
    .replaceAll(' ', '')

const isLot = (part: string): boolean => /^lot\s/i.test(part)

/** The parts of a printed address as pages show them; without a number all of it is the street. */
export function streetAddressParts(address: string | null) {
  const { unit, number, street } = readStreetAddress(address ?? '')
  return { unit, streetNumber: number, street: street === '' ? null : street }
}
