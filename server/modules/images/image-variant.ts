import type { ProblemError } from '#server/platform/http/problem.ts'

/** Widths in pixels that pictures are made in. */
export const imageWidths = [160, 320, 400, 640, 800, 1200, 1600] as const

/** Heights per width that a crop may have, so that the number of stored pictures is bounded. */
const ratios = [2, 16 / 9, 3 / 2, 4 / 3, 1, 3 / 4, 2 / 3, 9 / 16, 630 / 1200, 1 / 2, 3 / 7, 1 / 3] as const

const largestWidth = imageWidths[imageWidths.length - 1] ?? 0
const largestHeight = 1600
const largestNumber = 10_000
const usualWidth = 800
const usualQuality = 78
const [leastQuality, bestQuality, qualityStep] = [30, 90, 10]

export type ImageVariant = {
  /** One of imageWidths. */
  width: number
  /** Height divided by width of the centre crop; null keeps the picture's own shape. */
  ratio: number | null
  /** On the scale of JPEG; other formats translate it. */
  quality: number
}

export type VariantReading = { ok: true; variant: ImageVariant } | { ok: false; errors: ProblemError[] }

/**
 * Reads `width`, `height` and `quality` of an address. Sizes are rounded to whole numbers (docs/product.md, section 4.10), then the
 * width goes up to the next listed one, the shape of width and height to the nearest listed one; quality 1 to 100 goes to
 * the nearest 10 from 30 to 90, and is chosen by the service when it is missing or `auto`. Other parameters are ignored.
 */
export function readVariant(query: Readonly<Record<string, unknown>>): VariantReading {
  const errors: ProblemError[] = []
  const read = (field: string, largest: number): number | null => {
    const number = readNumber(query[field], largest)
    if (number === 'unreadable')
      errors.push({ field, code: 'BAD_INPUT', message: `"${field}" must be one number from 1 to ${largest}.` })
    return number === 'unreadable' ? null : number
  }
  const width = read('width', largestNumber)
  const height = read('height', largestNumber)
  const quality = query['quality'] === 'auto' ? null : read('quality', 100)
  if (errors.length > 0) return { ok: false, errors }
  const ratio = height === null ? null : nearestRatio(height / (width ?? usualWidth))
  const variant = { width: listedWidth(width ?? usualWidth, ratio), ratio, quality: listedQuality(quality) }
  return { ok: true, variant }
}

function readNumber(value: unknown, largest: number): number | null | 'unreadable' {
  if (value === undefined) return null
  if (typeof value !== 'string' || !/^\d{1,9}(?:\.\d{1,20})?$/.test(value)) return 'unreadable'
  const number = Math.round(Number(value))
  return number >= 1 && number <= largest ? number : 'unreadable'
}

function listedWidth(width: number, ratio: number | null): number {
  const widths = imageWidths.filter((each) => ratio === null || each * ratio <= largestHeight)
  return widths.find((each) => each >= width) ?? widths[widths.length - 1] ?? largestWidth
}

function nearestRatio(ratio: number): number {
  const distance = (each: number): number => Math.abs(Math.log(each / ratio))
  return ratios.reduce<number>((best, each) => (distance(each) < distance(best) ? each : best), 1)
}

function listedQuality(quality: number | null): number {
  if (quality === null) return usualQuality
  return Math.min(bestQuality, Math.max(leastQuality, Math.round(quality / qualityStep) * qualityStep))
}
