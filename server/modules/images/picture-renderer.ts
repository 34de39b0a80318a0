import { LRUCache } from 'lru-cache'
import { type DecodedPicture, decoder } from '#server/platform/pictures/decoder.ts'
import type { ImageFormat } from './image-format.ts'
import type { ImageSource } from './image-source.ts'
import type { ImageVariant } from './image-variant.ts'
import { paper, type Raster, rasterise } from './raster.ts'

export type PictureRequest = {
  identifier: string
  /** 1 or more. */
  version: number
  format: ImageFormat
  variant: ImageVariant
}

/** Draws a picture in a size and format; null where there is no such picture. Rejects when the source's bytes are broken. */
export type RenderPicture = (request: PictureRequest) => Promise<Buffer | null>

/** What the bytes depend on besides the request; a stored picture of another recipe is not used. */
export const renderRecipe = `2/${decoder.versions.vips}`

const rasterBytes = 32 * 1024 * 1024
const rasterLife = 60_000
const secondsForOne = 20

/**
 * Renders from `source` and keeps the pixels of each picture for a minute, for reading and rasterising a picture costs more
 * than all that follows.
 */
export function pictureRenderer(source: ImageSource): RenderPicture {
  const rasters = new LRUCache<string, Raster>({
    maxSize: rasterBytes,
    ttl: rasterLife,
    ttlAutopurge: true,
    sizeCalculation: ({ pixels }) => pixels.length,
  })

  return async ({ identifier, version, format, variant }) => {
    const name = `${identifier}/${version}`
    const known = rasters.get(name)
    if (known !== undefined && fit(known, variant).pixelsNeeded <= known.width) return encode(known, variant, format)
    const bytes = await source(identifier, version)
    if (bytes === null) return null
    const raster = await rasterise(bytes, (shape) => fit(shape, variant).pixelsNeeded)
    rasters.set(name, raster)
    return encode(raster, variant, format)
  }
}

type Shape = Pick<Raster, 'shape' | 'widest'>

/** The size in pixels of a variant, made smaller where the picture has fewer pixels, and the source's width that it needs. */
function fit({ shape, widest }: Shape, variant: ImageVariant): { width: number; height: number; pixelsNeeded: number } {
  const ratio = variant.ratio ?? shape
  const needed = Math.max(variant.width, (variant.width * ratio) / shape)
  const shrink = Math.min(1, widest / needed)
  return {
    width: atLeastOne(variant.width * shrink),
    height: atLeastOne(variant.width * ratio * shrink),
    pixelsNeeded: Math.ceil(needed * shrink),
  }
}

const atLeastOne = (pixels: number): number => Math.max(1, Math.round(pixels))

function encode(raster: Raster, variant: ImageVariant, format: ImageFormat): Promise<Buffer> {
  const { width, height } = fit(raster, variant)
  const { pixels, channels } = raster
  const picture = decoder(pixels, { raw: { width: raster.width, height: raster.height, channels } })
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .timeout({ seconds: secondsForOne })
  return encoders[format](picture, variant.quality).toBuffer()
}

/** The factors make pictures of one quality look alike: 78 is AVIF 50 and WebP 72. Effort 0 costs a fifth of effort 2. */
const encoders: Record<ImageFormat, (picture: DecodedPicture, quality: number) => DecodedPicture> = {
  avif: (picture, quality) =>
    picture.avif({ quality: Math.round(quality * 0.64), effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality: quality - 6 }),
  jpeg: (picture, quality) => picture.flatten({ background: paper }).jpeg({ quality, mozjpeg: true }),
}
