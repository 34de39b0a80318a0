const SIDE = 400
/** Base64 characters that the contract takes, less some room. */
const LARGEST = 190_000

/** In the order in which they are tried; JPEG knows no transparency, and not every browser writes WebP. */
const opaque = ['image/jpeg'] as const
const transparent = ['image/webp', 'image/png', 'image/jpeg'] as const

/**
 * The middle square of a picture as a `data:` URL, at most 400 pixels a side and as transparent as it was, small enough for the contract;
 * null for a file that the browser cannot read as a picture. Drawn anew it holds nothing but the picture.
 */
export async function pictureForUpload(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const side = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.min(side, SIDE)
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
    const context = canvas.getContext('2d')
    context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
    for (const type of isTransparent(context) ? transparent : opaque) {
      if (type === 'image/jpeg') standOnWhite(context)
      const url = urlThatFits(canvas, type)
      if (url !== null) return url
    }
    return null
  } catch {
    return null
  }
}

/** What the contract takes of a picture's `data:` URL. */
export const base64In = (url: string): string => url.slice(url.indexOf(',') + 1)

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

/** In the best quality that fits; null where none does, and where the browser does not write that type. */
function urlThatFits(canvas: HTMLCanvasElement, type: string): string | null {
  for (const quality of [0.9, 0.7, 0.5]) {
    const url = canvas.toDataURL(type, quality)
    if (url.startsWith(`data:${type};`) && base64In(url).length <= LARGEST) return url
  }
  return null
}
