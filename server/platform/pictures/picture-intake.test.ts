import sharp, { type Sharp } from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { QueueFull } from '#server/platform/work/fair-queue.ts'
import { decoder } from './decoder.ts'
import { pictureIntake } from './picture-intake.ts'

const wanted = { width: 40, height: 40, quality: 80 }
const red = (width = 90, height = 60) => sharp({ create: { width, height, channels: 4, background: '#c00' } })
const take = (file: Buffer) => pictureIntake().take(file, 'member 1', wanted)
const bytesOf = (picture: Sharp) => picture.toBuffer()

const neverMade = () => vi.fn<() => Promise<null>>(() => Promise.resolve(null))

const takenFormats: [string, (picture: Sharp) => Sharp][] = [
  ['JPEG', (picture) => picture.jpeg()],
  ['progressive JPEG', (picture) => picture.jpeg({ progressive: true })],
  ['PNG', (picture) => picture.png()],
  ['WebP', (picture) => picture.webp()],
  ['lossless WebP', (picture) => picture.webp({ lossless: true })],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
]

describe('a picture that comes in', () => {
  it.each(takenFormats)('as %s becomes a WebP of the size that is wanted, without metadata', async (_name, write) => {
    const file = await bytesOf(write(red()).withExif({ IFD0: { Copyright: 'Mia' } }))
    const taken = await take(file)
    if (!taken.ok) throw new Error(taken.reason)
    const { format, width, height, exif } = await sharp(taken.picture).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 40, 40, undefined])
  })

  it('stays as transparent as it was', async () => {
    const glass = {
      create: { width: 80, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const
    const taken = await take(await sharp(glass).png().toBuffer())
    if (!taken.ok) throw new Error(taken.reason)
    const { data } = await sharp(taken.picture).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
  })

  it('gives the first picture of an animation', async () => {
    const frames = await Promise.all(['#c00', '#00c'].map((background) => png(background)))
    const taken = await take(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    )
    if (!taken.ok) throw new Error(taken.reason)
    const { pages = 1, width } = await sharp(taken.picture).metadata()
    expect([pages, width]).toEqual([1, 40])
  })
})

const png = (background: string) =>
  sharp({ create: { width: 50, height: 50, channels: 3, background } })
    .png()
    .toBuffer()

/** A small picture whose file says that it is larger. */
async function claiming(write: (picture: Sharp) => Sharp, claim: (file: Buffer) => void): Promise<Buffer> {
  const file = await bytesOf(write(red()))
  claim(file)
  return file
}

const hugeFiles: [string, () => Promise<Buffer>][] = [
  [
    'AVIF',
    () =>
      claiming(
        (picture) => picture.avif({ effort: 0 }),
        (file) => sizeInAvif(file, 2100, 2100),
      ),
  ],
  [
    'JPEG',
    () =>
      claiming(
        (picture) => picture.jpeg(),
        (file) => sizeInJpeg(file, 0xc0, 8000),
      ),
  ],
  [
    'progressive JPEG',
    () =>
      claiming(
        (picture) => picture.jpeg({ progressive: true }),
        (file) => sizeInJpeg(file, 0xc2, 4000),
      ),
  ],
  [
    'PNG',
    () =>
      claiming(
        (picture) => picture.png(),
        (file) => void file.fill(Buffer.from([0, 0, 31, 64]), 16, 24),
      ),
  ],
  [
    'WebP',
    () =>
      claiming(
        (picture) => picture.webp(),
        (file) => void file.fill(0xff, 24, 30),
      ),
  ],
  ['lossless WebP', async () => lossless()],
  ['animated WebP', async () => Buffer.concat([riff('VP8X', [2, 0, 0, 0, 0xff, 0x0f, 0, 0xff, 0x0f, 0])])],
]

function sizeInAvif(file: Buffer, width: number, height: number): void {
  const at = file.indexOf('ispe')
  file.writeUInt32BE(width, at + 8)
  file.writeUInt32BE(height, at + 12)
}

function sizeInJpeg(file: Buffer, frame: number, side: number): void {
  const at = file.indexOf(Buffer.from([0xff, frame]))
  file.writeUInt16BE(side, at + 5)
  file.writeUInt16BE(side, at + 7)
}

const lossless = (): Buffer => riff('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0])

function riff(chunk: string, data: readonly number[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from('RIFF....WEBP'), Buffer.from(chunk), length, Buffer.from(data)])
}

describe('what would cost too much', () => {
  it.each(hugeFiles)('is refused before anything of it is decoded: a small %s file', async (_name, file) => {
    const make = neverMade()
    const bytes = await file()
    expect(bytes.length).toBeLessThan(2000)
    expect(await pictureIntake({ make }).take(bytes, 'member 1', wanted)).toEqual({ ok: false, reason: 'TOO_LARGE' })
    expect(make).not.toHaveBeenCalled()
  })

  it('is no picture where it hides its size: an AVIF that says less than it has', async () => {
    const file = await red(1000, 1000).avif({ effort: 0 }).toBuffer()
    sizeInAvif(file, 8, 8)
    expect(await take(file)).toEqual({ ok: false, reason: 'UNREADABLE' })
  })

  it('is no picture where it hides its size: an AVIF with a second description behind a box of a long length', async () => {
    const make = neverMade()
    const file = await red().avif({ effort: 0 }).toBuffer()
    const at = file.indexOf('meta') - 4
    const described = at + file.readUInt32BE(at)
    const long = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('free'), Buffer.from([0, 0, 0, 0, 0, 0, 0, 16])])
    const bytes = Buffer.concat([file.subarray(0, described), long, file.subarray(at)])
    const taken = await pictureIntake({ make }).take(bytes, 'member 1', wanted)
    expect(taken).toEqual({ ok: false, reason: 'UNREADABLE' })
    expect(make).not.toHaveBeenCalled()
  })

  it('is no picture where it asks for hundreds of passes', async () => {
    const file = await red().jpeg({ progressive: true }).toBuffer()
    const scan = file.indexOf(Buffer.from([0xff, 0xda]))
    const pass = file.subarray(scan, file.indexOf(Buffer.from([0xff, 0xda]), scan + 2))
    const passes = Array.from({ length: 50 }, () => pass)
    const make = neverMade()
    const bomb = Buffer.concat([file.subarray(0, scan), ...passes, file.subarray(scan)])
    expect(await pictureIntake({ make }).take(bomb, 'member 1', wanted)).toEqual({ ok: false, reason: 'UNREADABLE' })
    expect(make).not.toHaveBeenCalled()
  })
})

const box = (name: string, ...data: (Buffer | string | number[])[]): Buffer => {
  const content = Buffer.concat(data.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 8)
  return Buffer.concat([length, Buffer.from(name), content])
}
const zero = [0, 0, 0, 0]
const tiles = Buffer.concat([
  box('ftyp', 'avif', zero, 'avif'),
  box('meta', zero, box('iinf', zero, [0, 1], box('infe', [2, 0, 0, 0, 0, 1, 0, 0], 'grid', [0]))),
])

const otherFiles: [string, () => Buffer | Promise<Buffer>][] = [
  ['GIF', () => red().gif().toBuffer()],
  ['TIFF', () => red().tiff().toBuffer()],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['compressed SVG', () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0])],
  ['JPEG XL', () => Buffer.from([0xff, 0x0a, 0, 0])],
  ['JPEG XL container', () => Buffer.from('\0\0\0\fJXL \r\n\x87\n', 'latin1')],
  ['JPEG 2000', () => Buffer.from('\0\0\0\fjP  \r\n\x87\n', 'latin1')],
  ['BMP', () => Buffer.from('BM\0\0\0\0')],
  ['PDF', () => Buffer.from('%PDF-1.7')],
  ['HEIC', () => box('ftyp', 'heic', zero, 'mif1heic')],
  ['sequence of AVIF', () => Buffer.concat([box('ftyp', 'avis', zero, 'avif'), box('moov')])],
  ['AVIF of tiles', () => tiles],
  ['JPEG without a frame', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['text', () => Buffer.from('not a picture')],
  ['empty', () => Buffer.alloc(0)],
]

describe('what is no picture for the portal', () => {
  it.each(otherFiles)('comes to no decoder: a %s file', async (_name, file) => {
    const make = neverMade()
    const taken = await pictureIntake({ make }).take(await file(), 'member 1', wanted)
    expect([taken, make.mock.calls]).toEqual([{ ok: false, reason: 'UNREADABLE' }, []])
  })

  it.each(otherFiles.slice(0, 2))('can be decoded nowhere in the server: %s', async (_name, file) => {
    await expect(decoder(await file()).metadata()).rejects.toThrow('unsupported image format')
  })

  it('is a file that is cut short', async () => {
    const file = await red(600, 600).jpeg().toBuffer()
    expect(await take(file.subarray(0, file.length / 2))).toEqual({ ok: false, reason: 'UNREADABLE' })
  })
})

describe('pictures of several members', () => {
  it('are decoded two at once, one of each member, and a member who sends many waits alone', async () => {
    const file = await red().jpeg().toBuffer()
    const begun: Buffer[] = []
    const ends: (() => void)[] = []
    const make = (bytes: Buffer) => {
      begun.push(bytes)
      return new Promise<null>((resolve) => ends.push(() => resolve(null)))
    }
    const intake = pictureIntake({ make })
    const sent = Array.from({ length: 6 }, () => intake.take(file, 'member 1', wanted))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    await expect(intake.take(file, 'member 1', wanted)).rejects.toThrow(QueueFull)
    const others = [2, 3].map((id) => intake.take(file, `member ${id}`, wanted))
    await vi.waitFor(() => expect(begun).toHaveLength(2))
    // Until nothing is left to be done.
    for (let done = 0; done < 8; done += 1) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0))
      ends.shift()?.()
    }
    await Promise.all([...sent, ...others])
    expect(begun).toHaveLength(8)
  })

  it('have one processor each, and nothing of them is kept', () => {
    expect([decoder.concurrency(), decoder.cache().memory.max, decoder.cache().items.max]).toEqual([1, 0, 0])
  })
})
