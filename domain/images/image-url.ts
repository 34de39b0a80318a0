/** An image of the image service in a version; what a URL with a version answers never changes. */
export type ImageName = { identifier: string; version: number }

/** The size and quality asked for; without a height the picture keeps its shape, without a quality the service chooses. */
export type ImageRequest = ImageName & { width: number; height?: number; quality?: number }

/** The URL of a picture: sizes are whole pixels, at least 1; one that is not whole is rounded, with a warning in the log. */
export function imageUrl({ identifier, version, width, height, quality }: ImageRequest): string {
  const query = [
    `width=${wholePixels(width)}`,
    ...(height === undefined ? [] : [`height=${wholePixels(height)}`]),
    ...(quality === undefined ? [] : [`quality=${Math.round(quality)}`]),
  ]
  return `/images/${encodeURIComponent(identifier)}/${version}?${query.join('&')}`
}

/** The `srcset` of a picture for several widths in pixels; without a quality the service chooses. */
export const imageSourceSet = (image: ImageName & { quality?: number }, widths: readonly number[]): string =>
  widths.map((width) => `${imageUrl({ ...image, width })} ${Math.round(width)}w`).join(', ')

function wholePixels(pixels: number): number {
  if (!Number.isInteger(pixels)) globalThis.console.warn(`Image size ${pixels} is not a whole number`)
  return Number.isFinite(pixels) ? Math.max(1, Math.round(pixels)) : 1
}
