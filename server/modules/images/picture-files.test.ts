import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImageFormat } from './image-format.ts'
import { type PictureFileName, pictureFiles } from './picture-files.ts'
import { isWholePicture } from './whole-picture.ts'

const formats: ImageFormat[] = ['avif', 'webp', 'jpeg']
const pictures = new Map<ImageFormat, Buffer>()

beforeAll(async () => {
  const pixels = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2c6e49' } })
  for (const format of formats) pictures.set(format, await pixels.clone().toFormat(format).toBuffer())
})

let folder: string
let warnings: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-files-'))
  warnings = []
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (maximumBytes = 1_000_000, place = folder) =>
  pictureFiles({ folder: place, maximumBytes, warn: (message) => warnings.push(message) })

const name = (letter: string, format: ImageFormat = 'jpeg'): PictureFileName => ({ digest: letter.repeat(64), format })
const placeOf = ({ digest, format }: PictureFileName) => path.join(folder, digest.slice(0, 2), `${digest}.${format}`)
const bytesOf = (format: ImageFormat): Buffer => pictures.get(format) ?? Buffer.alloc(0)
/** A JPEG of this many bytes, as far as anybody looks. */
const jpegOf = (length: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(length - 4, 1), Buffer.from([0xff, 0xd9])])
const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

describe('a stored picture', () => {
  it.each(formats)('of %s is read again, in this process and the next', async (format) => {
    const files = open()
    expect(await files.read(name('a', format))).toBeNull()
    await files.write(name('a', format), bytesOf(format))
    expect(await files.read(name('a', format))).toEqual(bytesOf(format))
    await files.settle()
    expect(await open().read(name('a', format))).toEqual(bytesOf(format))
    expect(await stored()).toBe(1)
  })

  it.each(formats)('of %s that was cut short is forgotten and can be stored again', async (format) => {
    const whole = bytesOf(format)
    for (const length of [0, 3, 11, Math.floor(whole.length / 2), whole.length - 1]) {
      const files = open()
      await files.write(name('b', format), whole)
      await truncate(placeOf(name('b', format)), length)
      expect(await files.read(name('b', format))).toBeNull()
      await files.settle()
      expect(await stored()).toBe(0)
      await files.write(name('b', format), whole)
      expect(await files.read(name('b', format))).toEqual(whole)
      await files.settle()
    }
  })

  it('with the bytes of something else is forgotten', async () => {
    const files = open()
    await files.write(name('c'), bytesOf('jpeg'))
    await writeFile(placeOf(name('c')), bytesOf('webp'))
    expect(await files.read(name('c'))).toBeNull()
  })

  it('that somebody removed is only missing', async () => {
    const files = open()
    await files.write(name('d'), bytesOf('jpeg'))
    await rm(placeOf(name('d')))
    expect(await files.read(name('d'))).toBeNull()
    await files.settle()
    expect(warnings).toEqual([])
  })
})

describe('the limit', () => {
  it('lets go what was used least recently', async () => {
    const files = open(3000)
    for (const letter of ['a', 'b', 'c']) await files.write(name(letter), jpegOf(1000))
    await files.read(name('a'))
    await files.write(name('d'), jpegOf(1000))
    await files.settle()
    expect(await stored()).toBe(3)
    expect(await files.read(name('b'))).toBeNull()
    for (const letter of ['a', 'c', 'd']) expect(await files.read(name(letter))).toHaveLength(1000)
    await files.settle()
  })

  it('holds over a restart, by the times of the files', async () => {
    const files = open(3000)
    for (const [letter, second] of [
      ['a', 30],
      ['b', 10],
      ['c', 20],
    ] as const) {
      await files.write(name(letter), jpegOf(1000))
      await utimes(placeOf(name(letter)), second, second)
    }
    const later = open(2000)
    expect(await later.read(name('b'))).toBeNull()
    expect(await later.read(name('a'))).toHaveLength(1000)
    expect(await later.read(name('c'))).toHaveLength(1000)
    await later.settle()
    expect(await stored()).toBe(2)
  })

  it('keeps out what is larger than everything together', async () => {
    const files = open(500)
    await files.write(name('a'), jpegOf(501))
    expect(await files.read(name('a'))).toBeNull()
    expect(await stored()).toBe(0)
  })
})

describe('what a killed process leaves behind', () => {
  it('is removed: unfinished and empty files, and nothing that is not ours', async () => {
    await mkdir(path.join(folder, 'aa'))
    await writeFile(path.join(folder, 'aa', `${'a'.repeat(64)}.jpeg.0b5e.unfinished`), 'half of it')
    await writeFile(placeOf(name('a')), '')
    await writeFile(path.join(folder, 'aa', 'notes.txt'), 'keep me')
    const files = open()
    expect(await files.read(name('a'))).toBeNull()
    expect(await stored()).toBe(1)
    expect(await readFile(path.join(folder, 'aa', 'notes.txt'), 'utf8')).toBe('keep me')
  })
})

describe('a folder that cannot be used', () => {
  it('costs the memory of the disk and a warning, nothing else', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    const files = open(1000, path.join(file, 'below'))
    await files.write(name('a'), jpegOf(100))
    expect(await files.read(name('a'))).toBeNull()
    expect(warnings).toEqual(['saved files cannot be listed', 'a file cannot be saved'])
  })
})

describe('a whole picture', () => {
  it.each(formats)('of %s is told from its every beginning and from other formats', (format) => {
    const whole = bytesOf(format)
    expect(isWholePicture(format, whole)).toBe(true)
    const lengths = Array.from({ length: whole.length }, (_, length) => length)
    expect(lengths.filter((length) => isWholePicture(format, whole.subarray(0, length)))).toEqual([])
    expect(formats.filter((each) => isWholePicture(each, whole))).toEqual([format])
  })
})
