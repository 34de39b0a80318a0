/** A street address in its parts, as it was written; `street` is what follows the number, with a suburb where one was written. */
export type StreetAddress = { unit: string | null; number: string | null; street: string }

/** What people and agencies call a part of a building, in full and as the national address standard (AS 4590) shortens it. */
const dwellings = [
  'unit|units|apartment|apartments|apart|apt|flat|villa|vlla|townhouse|townhome|tnhs|studio|stu|penthouse|pthse|pths|duplex|dupl|dup|bungalow|bngw|cottage',
  'ctge|house|hse|maisonette|msnt|loft|room|rm|shop|suite|ste|se|office|offc|off|factory|fcty|fy|warehouse|whse|we|workshop|wksh|showroom|shrm|tenancy|tncy',
  'kiosk|ksk|shed|garage|grge|granny flat|strata unit|building|bldg|block|blck|tower|twr|level|lvl|floor|fl|site',
].join('|')

const NUMBER = String.raw`\d{1,5}[a-z]?(?:\s?(?:-|&|and|to)\s?\d{1,5}[a-z]?)?(?![a-z\d])`
const UNIT = String.raw`(?:[a-z]{0,3}\d{1,5}[a-z]?(?:\s?(?:-|&|and|to)\s?\d{1,5}[a-z]?)?|[a-z])(?![a-z\d])`
const NAMED = String.raw`(?:(?:${dwellings})(?:\b|(?=\d))\.?\s*(?:(?:no\.?|number)\s*|#\s*)?|[ufv]\s?)(?=[a-z]?\d|[a-z]\b)`
const LOT = String.raw`lots?\s+\w{1,6}(?:\s?(?:-|&|and|to)\s?\d\w{0,5})?`
/** Parts of buildings that have no number of their own. */
const PART = 'rear|front|penthouse|ground floor|basement|upstairs|downstairs'

const pattern = (source: string) => new RegExp(`^${source}$`, 'iu')
const lotWithNumber = pattern(String.raw`(${LOT})[\s,/]+\(?(?:no\.?\s*)?(${NUMBER})\)?[\s,]+(\S*\p{L}.*)`)
const lot = pattern(String.raw`(${LOT})[\s,]+(\S*\p{L}.*)`)
const namedUnit = pattern(String.raw`\(?\s*${NAMED}(${UNIT})\s*\)?[\s,/]+(${NUMBER}|${LOT})[\s,]+(\S*\p{L}.*)`)
const namedUnitAlone = pattern(String.raw`\(?\s*${NAMED}(${UNIT})\s*\)?[\s,/]+(\S*\p{L}.*)`)
const behind = pattern(String.raw`\(?(${PART})(?:\s+of)?\)?[\s,/]+(${NUMBER})[\s,]+(\S*\p{L}.*)`)
const bareUnit = pattern(String.raw`\(?(${UNIT})\)?(?:\s*/\s*|\s*,\s*(?=\d|lot))(${NUMBER}|${LOT})[\s,]+(\S*\p{L}.*)`)
const spacedUnit = pattern(String.raw`(\d{1,5}[a-z]?)\s+(${NUMBER})[\s,]+(\S*\p{L}.*)`)
const numbered = pattern(String.raw`(${NUMBER})[\s,]+(\S*\p{L}.*)`)
const unitAfter = new RegExp(String.raw`[\s,]+\(?(?:${NAMED})(${UNIT})\)?(?=,|$)`, 'iu')
const behindAfter = new RegExp(String.raw`,?\s*\((${PART})\)|,\s*(${PART})(?=,|$)`, 'iu')
/** Besides a unit: "Level 4, Suite 401, 12 …", "Suite 401, Level 4, 12 …", "Level 4, 401/12 …". */
const LEVEL = String.raw`(?:(?:level|lvl|floor)\s*\w{1,3}|ground floor)`
const levelBefore = new RegExp(String.raw`^${LEVEL}[\s,/]+(?=${NAMED}|${UNIT}\s*/)`, 'iu')
const levelAfter = new RegExp(String.raw`^(\(?\s*${NAMED}${UNIT}\)?)[\s,/]+${LEVEL}(?=[\s,/]+\d)`, 'iu')

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

/** An address after the name of its building or a word for it: "Wren House, 12 Smith Street", "c/- 12 Smith Street". */
export function readAddressLine(written: string): StreetAddress {
  const whole = readStreetAddress(written)
  const [, line] = whole.number === null ? (afterName.exec(written) ?? []) : []
  const after = line === undefined ? whole : readStreetAddress(line)
  return after.number === null ? whole : after
}

const afterName = /^\s*(?:[^\d,]+,|c\/[o-]|care of|address:?|at)\s*(?!\d{4}\b)(\S.*)$/isu

/** A street address that was typed with a number; null where none comes first. "Unit 5 Smith Street" is a number too. */
export function readHouse(typed: string): (StreetAddress & { number: string }) | null {
  const { unit, number, street } = readAddressLine(typed)
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
    .replace(/^lot(?=\d)/i, 'Lot ')
    .replace(levelBefore, '')
    .replace(levelAfter, '$1')

const plain = (part: string | null): string =>
  (part ?? '')
    .toLowerCase()
    .replace(/\s?(?:-|&|and|to)\s?/, '-')
    .replaceAll(' ', '')

const isLot = (part: string): boolean => /^lots?\s/i.test(part)

/** The parts of a printed address as pages show them; without a number all of it is the street. */
export function streetAddressParts(address: string | null) {
  const { unit, number, street } = readStreetAddress(address ?? '')
  return { unit, streetNumber: number, street: street === '' ? null : street }
}
