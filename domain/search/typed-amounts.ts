const NUMBER = String.raw`(?=\.?\d)(?<whole>\d{1,3}(?:[, ]\d{3})+|\d{1,10}|)(?:\.(?<part>\d{1,5}))?`

const pricePattern = new RegExp(
  String.raw`^(?:aud|au|a)?\s*\$?\s*${NUMBER}\s*(?<scale>k|thousand|m|mn|mil|mill|mio|million)?\s*(?:aud|dollars)?\s*(?:(?:p?\s?/\s?|p\.?\s?|per |a )?(?:w|wk|week|weekly))?\.?\s*\+?$`,
)
const areaUnits =
  'm|m2|m²|㎡|sqms?|sq[.]? *(?:m|mt|mtrs?|met(?:re|er)s?)|square +met(?:re|er)s?|ha|hect(?:ares?)?|ac|acres?'
const lengthUnits = 'm|m2|m²|met(?:re|er)s?|mtrs?|ft|feet|foot'
const sizeOf = (units: string): string => String.raw`${NUMBER}\s*(?<unit>${units})?\.?\s*\+?`
const areaPattern = new RegExp(`^${sizeOf(areaUnits)}$`)
const lengthPattern = new RegExp(`^${sizeOf(lengthUnits)}$`)

/** For a field, whose pattern knows no flag for upper case and takes the text as it was typed. */
const asFieldPattern = (size: string): string =>
  String.raw`\s*${size}\s*`
    .replaceAll(/\?<[a-z]+>/g, '?:')
    .replaceAll('[, ]', String.raw`[,\s]+`)
    .replaceAll(' ', String.raw`\s`)
    .replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** What fields take for `typedArea` and `typedLength`, for the browser to check. */
export const AREA_PATTERN = asFieldPattern(sizeOf(areaUnits))
export const LENGTH_PATTERN = asFieldPattern(sizeOf(lengthUnits))

/** The dollars of "1.2m", "$850k", "650pw" or "1,200,000"; null for what is no such price, "1.2" among them: nobody means one dollar. */
export function typedPrice(text: string): number | null {
  const { scale, ...found } = pricePattern.exec(tidy(text))?.groups ?? {}
  const value = numberOf(found)
  if (value === null) return null
  if (scale !== undefined) return Math.round(value * (/^[kt]/.test(scale) ? 1000 : 1_000_000))
  return found.part !== undefined && value < SMALLEST_WITH_CENTS ? null : Math.round(value)
}

/** The square metres of "1ha", "500sqm", "2.5 acres" or "1,200"; null for what is no such size. */
export function typedArea(text: string): number | null {
  const { unit = 'm', ...found } = areaPattern.exec(tidy(text))?.groups ?? {}
  const value = numberOf(found)
  return value === null
    ? null
    : Math.round(value * (unit.startsWith('h') ? 10_000 : unit.startsWith('a') ? 4046.8564 : 1))
}

/** The whole metres of "12.5 m" or "40ft"; null for what is no such length. */
export function typedLength(text: string): number | null {
  const { unit = 'm', ...found } = lengthPattern.exec(tidy(text))?.groups ?? {}
  const value = numberOf(found)
  return value === null ? null : Math.round(value * (unit.startsWith('f') ? 0.3048 : 1))
}

/** "1.2" and "99.5" are short for something larger. */
const SMALLEST_WITH_CENTS = 100

const tidy = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function numberOf({ whole, part }: Record<string, string | undefined>): number | null {
  return whole === undefined ? null : Number(`${whole.replaceAll(/[, ]/g, '')}.${part ?? '0'}`)
}
