export type StreetAddressParts = { unit: string | null; streetNumber: string | null; street: string | null }

const UNIT = String.raw`(?:(?:unit|apartment|apt|flat|shop|suite|villa|townhouse)\s+)?`
const NUMBER = String.raw`(?:lot\s+\w+|\d+[a-z]?(?:\s?[-–]\s?\d+[a-z]?)?)`
const withUnit = new RegExp(`^${UNIT}([a-z]?\\d*[a-z]?)(?:\\s*/\\s*|,\\s+)(${NUMBER})\\s+(\\S.*)$`, 'i')
const withoutUnit = new RegExp(`^(${NUMBER})\\s+(\\S.*)$`, 'i')

/** "3/12 Smith Street", "Unit 5, 10-12 King Street" and "Lot 4 Kings Road" in their parts; without a number all of it is the street. */
export function streetAddressParts(address: string | null): StreetAddressParts {
  const text = address?.trim() ?? ''
  if (text === '') return { unit: null, streetNumber: null, street: null }
  const [, unit, numberOfUnit, streetOfUnit] = withUnit.exec(text) ?? []
  if (unit && numberOfUnit && streetOfUnit) return { unit, streetNumber: numberOfUnit, street: streetOfUnit }
  const [, streetNumber, street] = withoutUnit.exec(text) ?? []
  return streetNumber && street
    ? { unit: null, streetNumber, street }
    : { unit: null, streetNumber: null, street: text }
}
