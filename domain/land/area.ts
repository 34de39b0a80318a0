import { numberText } from '../text/number-text.ts'

const SQUARE_METRES_PER_HECTARE = 10_000

/** Square metres as "650 m²", from 10,000 m² on in hectares as "1.25 ha" (docs/product.md, section 16.5). */
export const formatArea = (squareMetres: number): string =>
  Math.round(squareMetres) >= SQUARE_METRES_PER_HECTARE
    ? `${numberText(squareMetres / SQUARE_METRES_PER_HECTARE, 2)} ha`
    : `${numberText(squareMetres)} m²`

/** Metres as "12.5 m". */
export const formatLength = (metres: number): string => `${numberText(metres, 1)} m`
