const SQUARE_METRES_PER_HECTARE = 10_000

const wholeNumber = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const twoDecimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })
const oneDecimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** Square metres as "650 m²", from 10,000 m² on in hectares as "1.25 ha" (interpretations 6). */
export const formatArea = (squareMetres: number): string =>
  Math.round(squareMetres) >= SQUARE_METRES_PER_HECTARE
    ? `${twoDecimals.format(squareMetres / SQUARE_METRES_PER_HECTARE)} ha`
    : `${wholeNumber.format(squareMetres)} m²`

/** Metres as "12.5 m". */
export const formatLength = (metres: number): string => `${oneDecimal.format(metres)} m`
