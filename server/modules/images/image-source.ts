/**
 * Where the image service finds a picture: the bytes of an SVG, JPEG, PNG, WebP or AVIF, or null where there is no picture
 * of that identifier in that version (1 or more). Called once for many sizes; the answer is never changed.
 */
export type ImageSource = (identifier: string, version: number) => Promise<Buffer | null>

export type ShownImages = {
  source: ImageSource
  /** Whether a picture may still be shown: pictures that were replaced or removed may not, though copies of them are kept. */
  isShown: (identifier: string, version: number) => Promise<boolean>
}
