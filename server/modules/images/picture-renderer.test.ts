import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ImageFormat } from './image-format.ts'
import { pictureRenderer } from './picture-renderer.ts'

/** Three columns: red, white, blue; a crop of the middle sees white alone. */
const flag = (width: number, height: number, root = `width="${width}" height="${height}"`) =>
  Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${root}>` +
      `<rect width="${width}" height="${height}" fill="#fff"/>` +
      `<rect width="${width / 3}" height="${height}" fill="#c00"/>` +
      `<rect x="${(width / 3) * 2}" width="${width / 3}" height="${height}" fill="#00c"/></svg>`,
  )

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2c6e49' } })

const setting = (width: number, ratio: number | null = null, quality = 78) => ({ width, ratio, quality })

async function rendered(bytes: Buffer, variant: ReturnType<typeof setting>, format: ImageFormat = 'webp') {
  const render = pictureRenderer(async () => bytes)
  const picture = await render({ identifier: 'flag', version: 1, format, variant })
  if (picture === null) throw new Error('no picture')
  return picture
}

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata()
  return [width, height]
}

const colourAt = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)].map((part) => (part > 200 ? 2 : part > 100 ? 1 : 0))
}

describe('the size of a picture', () => {
  it.each([
    [160, null, 160, 107],
    [400, null, 400, 267],
    [640, null, 640, 426],
    [1600, null, 1600, 1066],
    [400, 1, 400, 400],
    [400, 3 / 4, 400, 300],
    [1200, 0.525, 1200, 630],
    [320, 4 / 3, 320, 427],
    [1600, 1 / 3, 1600, 533],
    // More pixels than there are: the same shape, smaller.
    [1600, 1, 1066, 1066],
    [800, 2, 533, 1066],
  ])('of a drawing for width %d and ratio %s is %d × %d', async (width, ratio, wide, high) => {
    expect(await sizeOf(await rendered(flag(1600, 1066), setting(width, ratio)))).toEqual([wide, high])
  })

  it('of a square drawing is square, and larger than the drawing says', async () => {
    expect(await sizeOf(await rendered(flag(1000, 1000), setting(1600)))).toEqual([1600, 1600])
    expect(await sizeOf(await rendered(flag(1000, 1000, 'width="1000px" height="1000px"'), setting(160)))).toEqual([
      160, 160,
    ])
  })

  it('of a drawing that only has a view box follows that', async () => {
    expect(await sizeOf(await rendered(flag(300, 200, ''), setting(160)))).toEqual([160, 107])
  })

  it('of a photograph never exceeds the photograph', async () => {
    const photograph = await solid(500, 300).jpeg().toBuffer()
    expect(await sizeOf(await rendered(photograph, setting(400)))).toEqual([400, 240])
    expect(await sizeOf(await rendered(photograph, setting(1600)))).toEqual([500, 300])
    expect(await sizeOf(await rendered(photograph, setting(800, 1)))).toEqual([300, 300])
  })

  it('of a photograph taken with the camera on its side is upright', async () => {
    const photograph = await solid(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await sizeOf(await rendered(photograph, setting(160)))).toEqual([160, 320])
  })
})

describe('the content of a picture', () => {
  it('is cropped around the centre', async () => {
    const whole = await rendered(flag(1600, 1066), setting(320))
    expect(await colourAt(whole, 10, 100)).toEqual([2, 0, 0])
    expect(await colourAt(whole, 310, 100)).toEqual([0, 0, 2])
    const middle = await rendered(flag(1600, 1066), setting(320, 2))
    expect(await colourAt(middle, 10, 100)).toEqual([2, 2, 2])
    expect(await colourAt(middle, 310, 100)).toEqual([2, 2, 2])
  })

  it('of a photograph taken with the camera on its side stands upright: its left is the top', async () => {
    const photograph = await sharp(flag(600, 300)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const picture = await rendered(photograph, setting(160))
    expect(await colourAt(picture, 80, 20)).toEqual([2, 0, 0])
    expect(await colourAt(picture, 80, 300)).toEqual([0, 0, 2])
  })

  const glass = () =>
    sharp({ create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()

  it('stands on white where it is transparent, as JPEG', async () => {
    expect(await colourAt(await rendered(await glass(), setting(160), 'jpeg'), 80, 40)).toEqual([2, 2, 2])
  })

  it.each(['avif', 'webp'] as const)(
    'stays transparent as %s, so that it stands on the page’s colour',
    async (format) => {
      const { channels } = await sharp(await rendered(await glass(), setting(160), format)).stats()
      expect(channels[3]?.max).toBe(0)
    },
  )

  it.each(['avif', 'webp', 'jpeg'] as const)('of %s is smaller in less quality', async (format) => {
    const noise = sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', sigma: 40, mean: 128 },
      },
    })
    const photograph = await noise.png().toBuffer()
    const [low, usual, high] = await Promise.all(
      [30, 78, 90].map(async (quality) => (await rendered(photograph, setting(400, null, quality), format)).length),
    )
    expect(low).toBeLessThan(usual ?? 0)
    expect(usual).toBeLessThan(high ?? 0)
  })

  it('of JPEG arrives in passes, so that a slow line shows something early', async () => {
    const picture = await rendered(flag(1600, 1066), setting(400), 'jpeg')
    expect((await sharp(picture).metadata()).isProgressive).toBe(true)
  })
})

describe('the source of a picture', () => {
  it('is read once for variants that need no more pixels', async () => {
    const reads: string[] = []
    const render = pictureRenderer(async (identifier, version) => {
      reads.push(`${identifier} ${version}`)
      return flag(1600, 1066)
    })
    const ask = async (width: number, version = 1) =>
      sizeOf(
        (await render({ identifier: 'flag', version, format: 'jpeg', variant: setting(width) })) ?? Buffer.alloc(0),
      )
    expect(await ask(800)).toEqual([800, 533])
    expect(await ask(400)).toEqual([400, 267])
    expect(await ask(160)).toEqual([160, 107])
    expect(reads).toEqual(['flag 1'])
    expect(await ask(1200)).toEqual([1200, 800])
    expect(await ask(160, 2)).toEqual([160, 107])
    expect(reads).toEqual(['flag 1', 'flag 1', 'flag 2'])
  })

  it('may have no such picture', async () => {
    const render = pictureRenderer(async () => null)
    expect(await render({ identifier: 'x', version: 1, format: 'jpeg', variant: setting(400) })).toBeNull()
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'Input Buffer is empty'],
    ['a text', Buffer.from('this is no picture'), 'unsupported image format'],
    ['an unfinished drawing', flag(1600, 1066).subarray(0, 200), 'XML parse error'],
    ['an absurd drawing', flag(1, 90_000), 'exceeds pixel limit'],
  ])('that gives %s is an error, never a picture', async (_name, bytes, reason) => {
    await expect(rendered(bytes, setting(400))).rejects.toThrow(reason)
  })

  it('that gives a photograph cut short or of too many pixels is an error', async () => {
    const photograph = await solid(800, 600).jpeg().toBuffer()
    await expect(rendered(photograph.subarray(0, photograph.length / 2), setting(400))).rejects.toThrow(
      'premature end of JPEG',
    )
    const huge = await solid(10_000, 5_001).png({ compressionLevel: 1 }).toBuffer()
    await expect(rendered(huge, setting(400))).rejects.toThrow('exceeds pixel limit')
  })
})
