/** A picture of the image service in a version; addresses with a version never change. */
export type ImageName = { identifier: string; version: number }

/** The size and quality asked for; without a height the picture keeps its shape, without a quality the service chooses. */
export type ImageRequest = ImageName & { width: number; height?: number; quality?: number }

/** The address of a picture: sizes are whole pixels, at least 1 (specification 5). */
export function imageAddress({ identifier, version, width, height, quality }: ImageRequest): string {
  const query = [
    `width=${wholePixels(width)}`,
    ...(height === undefined ? [] : [`height=${wholePixels(height)}`]),
    ...(quality === undefined ? [] : [`quality=${Math.round(quality)}`]),
  ]
  return `/images/${encodeURIComponent(identifier)}/${version}?${query.join('&')}`
}

/** The `srcset` of a picture for several widths in pixels; without a quality the service chooses. */
export const imageSourceSet = (image: ImageName & { quality?: number }, widths: readonly number[]): string =>
  widths.map((width) => `${imageAddress({ ...image, width })} ${wholePixels(width)}w`).join(', ')

const wholePixels = (pixels: number): number => Math.max(1, Math.round(pixels))
