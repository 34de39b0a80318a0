import { IMAGE_DEVICE_PIXEL_RATIO } from '../lookups/limits.ts'

export type ImageSize = {
  /** Whole pixels of the stored picture, at least 1. */
  width: number
  height: number | null
  /** A remark for the log when a size was not whole (specification 5); null when all is well. */
  warning: string | null
}

/** The size to request for a place of so many CSS pixels: rounded to whole numbers, then times the device pixel ratio 2. */
export function imageSize(width: number, height: number | null = null): ImageSize {
  const isWhole = Number.isInteger(width) && (height === null || Number.isInteger(height))
  return {
    width: devicePixels(width),
    height: height === null ? null : devicePixels(height),
    warning: isWhole ? null : `Image size ${width}${height === null ? '' : ` x ${height}`} is not a whole number`,
  }
}

const devicePixels = (cssPixels: number): number => {
  const whole = Math.round(cssPixels)
  return (Number.isFinite(whole) ? Math.max(1, whole) : 1) * IMAGE_DEVICE_PIXEL_RATIO
}
