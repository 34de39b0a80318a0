import { decoder } from '#server/platform/pictures/decoder.ts'

/** The pixels of a picture, from which its variants are cut. */
export type Raster = {
  pixels: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
  /** Height divided by width of the whole picture. */
  shape: number
  /** The most pixels across that the picture can give. */
  widest: number
}

/** The widths to which pictures are rasterised: each half of the next, so that few are done twice. */
const rasterWidths = [400, 800, 1600]
const widestRaster = 1600

const limits = { limitInputPixels: 50_000_000, failOn: 'error' as const }
/** The dots per inch at which a unit of an SVG is one pixel. */
const svgDensity = 72
/** What stands behind a picture whose transparency is not kept. */
export const paper = '#ffffff'

/**
 * Decodes a picture at the least of 400, 800 and 1600 pixels of width that `pixelsNeeded` asks for, upright and as transparent as it
 * is. An SVG is drawn at that size, on white: at 400 it costs half of what it costs at 1600. Rejects what is no picture or more than 50
 * million pixels.
 */
export async function rasterise(
  bytes: Buffer,
  pixelsNeeded: (shape: Pick<Raster, 'shape' | 'widest'>) => number,
): Promise<Raster> {
  const drawing = svgSize(bytes)
  const { width, height } = drawing ?? (await bitmapSize(bytes))
  const shape = height / width
  const widest = drawing === null ? Math.min(width, widestRaster) : widestRaster
  const needed = pixelsNeeded({ shape, widest })
  const target = Math.min(widest, rasterWidths.find((each) => each >= needed) ?? widestRaster)
  const picture =
    drawing === null
      ? decoder(bytes, limits).autoOrient().resize({ width: target })
      : decoder(bytes, { ...limits, density: (svgDensity * target) / width }).flatten({ background: paper })
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels, shape, widest }
}

async function bitmapSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await decoder(bytes, limits).metadata()
  return autoOrient
}

/** The size that the root of an SVG states; asking the library would parse the whole drawing once more. */
function svgSize(bytes: Buffer): { width: number; height: number } | null {
  const root = /<svg\s[^>]*>/.exec(bytes.subarray(0, 2000).toString('latin1'))?.[0]
  if (root === undefined) return null
  const side = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1])
  const [width, height] = [side('width'), side('height')]
  return width > 0 && height > 0 ? { width, height } : null
}
