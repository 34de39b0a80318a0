const SIDE = 400
/** Base64 characters that the contract takes, less some room. */
const LARGEST = 190_000

/**
 * The middle square of a picture as a JPEG in base64, at most 400 pixels a side, small enough for the contract; null for a file that the browser
 * cannot read as a picture. Drawn anew it holds nothing but the picture.
 */
export async function pictureForUpload(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const side = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.min(side, SIDE)
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
    for (const quality of [0.9, 0.7, 0.5]) {
      const base64 = await base64Of(await jpegOf(canvas, quality))
      if (base64.length <= LARGEST) return base64
    }
    return null
  } catch {
    return null
  }
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', quality)
  })

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let characters = ''
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters)
}
