import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import path from 'node:path'
import {
  FADE_SECONDS,
  LARGEST_VIDEO_BYTES,
  LONGEST_VIDEO_WORK,
  PHOTO_SECONDS,
  secondsOfVideo,
  VIDEO_HEIGHT,
  VIDEO_WIDTH,
} from '#domain/listing-videos/listing-video.ts'
import { type VideoEncoder, VideoNotMade } from './listing-video-record.ts'

const FRAMES_PER_SECOND = 25
const OUTPUT = 'video.mp4'
const pictureName = (index: number): string => `${index}.jpg`

/** What ffmpeg is told: photos that fade into each other, H.264 that begins before it is read whole, without sound or facts about the photos. */
export function ffmpegArguments(pictures: number): string[] {
  const indices = Array.from({ length: pictures }, (_, index) => index)
  const inputs = indices.flatMap((index) => ['-framerate', String(FRAMES_PER_SECOND), '-i', pictureName(index)])
  const size = `${VIDEO_WIDTH}:${VIDEO_HEIGHT}`
  // Each is read and fitted once, then shown again for as long as it stands.
  const fit = `scale=${size}:force_original_aspect_ratio=decrease,pad=${size}:-1:-1:color=black,setsar=1,format=yuv444p`
  const again = `loop=${PHOTO_SECONDS * FRAMES_PER_SECOND - 1}:1`
  const fitted = indices.map((index) => `[${index}:v]${fit},${again}[p${index}]`)
  const faded = indices.slice(1).map((index) => {
    const before = index === 1 ? 'p0' : `f${index - 1}`
    const offset = index * (PHOTO_SECONDS - FADE_SECONDS)
    return `[${before}][p${index}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[f${index}]`
  })
  return [
    ...words('-nostdin -hide_banner -loglevel error -y'),
    ...inputs,
    '-filter_complex',
    [...fitted, ...faded].join(';'),
    ...words(`-filter_complex_threads 1 -map [f${pictures - 1}] -an -map_metadata -1 -map_chapters -1`),
    ...words('-c:v libx264 -pix_fmt yuv420p -preset veryfast -crf 25 -maxrate 3M -bufsize 6M -threads 1'),
    ...words(`-fflags +bitexact -flags:v +bitexact -movflags +faststart -t ${secondsOfVideo(pictures)}`),
    OUTPUT,
  ]
}

const words = (text: string): string[] => text.split(' ')

/** Makes videos with the program at a path, one after the other in a folder of each listing, which goes again. */
export function ffmpegEncoder({
  program,
  folder,
  longest = LONGEST_VIDEO_WORK,
  largest = LARGEST_VIDEO_BYTES,
}: {
  program: string
  folder: string
  longest?: number
  largest?: number
}): VideoEncoder {
  return {
    async encode(listingId, pictures) {
      const own = path.join(folder, String(listingId))
      // A server that was killed has left its own.
      await rm(own, { recursive: true, force: true })
      try {
        await mkdir(own, { recursive: true })
        for (const [index, picture] of pictures.entries()) await writeFile(path.join(own, pictureName(index)), picture)
        await run(program, ffmpegArguments(pictures.length), { folder: own, longest })
        const { size } = await stat(path.join(own, OUTPUT)).catch(() => ({ size: 0 }))
        if (size === 0) throw new VideoNotMade('programFailed', 'ffmpeg has made nothing')
        if (size > largest) throw new VideoNotMade('tooLarge', `The video has ${size} bytes`)
        return await readFile(path.join(own, OUTPUT))
      } finally {
        await rm(own, { recursive: true, force: true })
      }
    },
  }
}

/** Without a shell, and with none of the secrets of this process's environment. */
async function run(
  program: string,
  given: readonly string[],
  { folder, longest }: { folder: string; longest: number },
): Promise<void> {
  const { PATH = '' } = process.env
  const child = spawn(program, given, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH },
    timeout: longest,
    killSignal: 'SIGKILL',
  })
  // Visitors come first.
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  try {
    await new Promise<void>((resolve, reject) => {
      let complaint = ''
      child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(0, 500)))
      child.on('error', (error) => reject(new VideoNotMade('programFailed', `ffmpeg does not run: ${error.message}`)))
      child.on('close', (code, signal) => {
        if (code === 0) resolve()
        else if (signal === 'SIGKILL') reject(new VideoNotMade('tooSlow', 'ffmpeg was ended: it took too long'))
        else reject(new VideoNotMade('programFailed', `ffmpeg ended with ${code ?? signal}: ${complaint.trim()}`))
      })
    })
  } finally {
    process.off('exit', end)
  }
}
