import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { MOST_BYTES, MOST_PIXELS, pictureIntake } from '#server/platform/pictures/picture-intake.ts'
import { readPictureHeader } from '#server/platform/pictures/read-picture-header.ts'
import { residentMegabytes } from './support/process-use.ts'

const wanted = { width: 400, height: 400, quality: 80 }
const KILOBYTE = 1000
const MEGAPIXEL = 1_000_000

/** The costliest file of each format that is just taken: 16 bits and transparent where the format knows it, and turned. */
const kinds: Record<string, (picture: Sharp) => Sharp> = {
  JPEG: (picture) => picture.jpeg({ quality: 40, chromaSubsampling: '4:4:4' }),
  'JPEG in passes': (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'PNG of 16 bits': (picture) => picture.toColourspace('rgb16').png({ progressive: true }),
  WebP: (picture) => picture.webp({ lossless: true }),
  'AVIF of 12 bits': (picture) =>
    picture.toColourspace('rgb16').avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }),
}

const flat = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 4, background: { r: 200, g: 20, b: 10, alpha: 0.5 } },
    limitInputPixels: false,
  }).withMetadata({ orientation: 6 })

console.log(
  'Of one colour, just small enough to be taken. Memory: what the process holds at most beyond what it held before.\n',
)
console.log('| picture | megapixels | file kB | MB | ms of one processor |\n|---|---|---|---|---|')
const files: [string, Buffer][] = []
for (const [name, write] of Object.entries(kinds)) files.push([name, await largestTaken(write)])
for (const [name, file] of files) await tell(name, [file])
const costliest = files.at(-1)?.[1] ?? Buffer.alloc(0)
await tell(
  '16 of the last by 16 members',
  Array.from({ length: 16 }, () => costliest),
)

async function largestTaken(write: (picture: Sharp) => Sharp): Promise<Buffer> {
  const small = readPictureHeader(await write(flat(8)).toBuffer())
  const pixels = Math.min(MOST_PIXELS, MOST_BYTES / (small?.bytesPerPixel ?? 1))
  return write(flat(Math.floor(Math.sqrt(pixels)))).toBuffer()
}

async function tell(name: string, all: readonly Buffer[]): Promise<void> {
  // The most that the process held is counted anew from here.
  await writeFile('/proc/self/clear_refs', '5')
  const before = await residentMegabytes(process.pid)
  const began = process.cpuUsage()
  const intake = pictureIntake()
  const taken = await Promise.all(all.map((file, at) => intake.take(file, `member ${at}`, wanted)))
  if (!taken.every(({ ok }) => ok)) throw new Error(`${name} was not taken`)
  const { user, system } = process.cpuUsage(began)
  const { most } = await residentMegabytes(process.pid)
  const { width = 0, height = 0 } = readPictureHeader(all[0] ?? Buffer.alloc(0)) ?? {}
  const size = [((width * height) / MEGAPIXEL).toFixed(1), ((all[0]?.length ?? 0) / KILOBYTE).toFixed(0)]
  console.log(`| ${[name, ...size, most - before.now, ((user + system) / 1000).toFixed(0)].join(' | ')} |`)
}
