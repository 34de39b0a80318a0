type Wanted = {
  isSquare: boolean
  /** Base64 characters that the contract takes, less some room. */
  largest: number
  /** Pixels of the longer side, and qualities, in the order in which they are tried. */
  sides: readonly number[]
  qualities: readonly number[]
  /** In the order in which they are tried; JPEG knows no transparency, and not every browser writes WebP. */
  opaque: readonly string[]
  transparent: readonly string[]
}

const avatar: Wanted = {
  isSquare: true,
  largest: 190_000,
  sides: [400],
  qualities: [0.9, 0.7, 0.5],
  opaque: ['image/jpeg'],
  transparent: ['image/webp', 'image/png', 'image/jpeg'],
}
const photo: Wanted = {
  isSquare: false,
  largest: 190_000,
  sides: [1600, 1200, 800, 500],
  qualities: [0.85, 0.7],
  opaque: ['image/webp', 'image/jpeg'],
  transparent: ['image/webp', 'image/jpeg'],
}

/** Of a listing: as large as the largest screens show it. */
const listingPhoto: Wanted = { ...photo, largest: 5_900_000, sides: [2400, 1600] }

/** The middle square of a picture, as transparent as it was, as `readForUpload` gives it. */
export const pictureForUpload = (file: Blob): Promise<string | null> => readForUpload(file, avatar)

/** All of a photo, as `readForUpload` gives it. */
export const photoForUpload = (file: Blob): Promise<string | null> => readForUpload(file, photo)

/** All of a photo of a listing, as `readForUpload` gives it. */
export const listingPhotoForUpload = (file: Blob): Promise<string | null> => readForUpload(file, listingPhoto)

/** What the contract takes of a picture's `data:` URL. */
export const base64In = (url: string): string => url.slice(url.indexOf(',') + 1)

/**
 * A picture as a `data:` URL, small enough for the contract; null for a file that the browser cannot read as a picture. Drawn anew it holds
 * nothing but the picture.
 */
async function readForUpload(file: Blob, wanted: Wanted): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    for (const side of wanted.sides) {
      const url = urlOf(drawn(picture, side, wanted.isSquare), wanted)
      if (url !== null) return url
    }
    return null
  } catch {
    return null
  }
}

function drawn(picture: ImageBitmap, longest: number, isSquare: boolean): HTMLCanvasElement {
  const square = Math.min(picture.width, picture.height)
  const [width, height] = isSquare ? [square, square] : [picture.width, picture.height]
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** In the first type and the best quality that fits; null where none does. */
function urlOf(canvas: HTMLCanvasElement, { opaque, transparent, qualities, largest }: Wanted): string | null {
  const context = canvas.getContext('2d')
  for (const type of isTransparent(context) ? transparent : opaque) {
    if (type === 'image/jpeg') standOnWhite(context)
    for (const quality of qualities) {
      const url = canvas.toDataURL(type, quality)
      // Browsers that do not write a type give a PNG.
      if (url.startsWith(`data:${type};`) && base64In(url).length <= largest) return url
    }
  }
  return null
}

function isTransparent(context: CanvasRenderingContext2D | null): boolean {
  const pixels = context?.getImageData(0, 0, context.canvas.width, context.canvas.height).data ?? []
  return pixels.some((value, index) => index % 4 === 3 && value < 255)
}

/** Behind what is drawn already: a JPEG of what is transparent would be black. */
function standOnWhite(context: CanvasRenderingContext2D | null): void {
  if (context === null) return
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}
