/**
 * Where the image service finds a picture: the bytes of an SVG, JPEG, PNG, WebP or AVIF, or null where there is no picture
 * of that identifier in that version (1 or more). Called once for many sizes; the answer is never changed.
 */
export type ImageSource = (identifier: string, version: number) => Promise<Buffer | null>
