import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '#server/start/find-program.ts'
import { decoder } from '#server/platform/pictures/decoder.ts'
import { ffmpegArguments, ffmpegEncoder } from './ffmpeg.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ffmpeg-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A program that does what a text of JavaScript says in place of ffmpeg. */
async function program(script: string): Promise<string> {
  const file = path.join(folder, `program-${crypto.randomUUID()}.cjs`)
  await writeFile(file, `#!${process.execPath}\n${script}`)
  await chmod(file, 0o755)
  return file
}
const work = () => path.join(folder, 'work')
const encoderOf = async (script: string, limits: { longest?: number; largest?: number } = {}) =>
  ffmpegEncoder({ program: await program(script), folder: work(), ...limits })
const pictures = ['one', 'two; touch evil', 'three'].map((text) => Buffer.from(text))
const write = (what: string) => `require('node:fs').writeFileSync(process.argv.at(-1), ${what});`

it('tells ffmpeg how photos fade into each other', () => {
  expect(ffmpegArguments(3).join(' ')).toBe(
    '-nostdin -hide_banner -loglevel error -y -framerate 25 -i 0.jpg -framerate 25 -i 1.jpg -framerate 25 -i 2.jpg -filter_complex ' +
      '[0:v]scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1:color=black,setsar=1,format=yuv444p,loop=74:1[p0];' +
      '[1:v]scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1:color=black,setsar=1,format=yuv444p,loop=74:1[p1];' +
      '[2:v]scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1:color=black,setsar=1,format=yuv444p,loop=74:1[p2];' +
      '[p0][p1]xfade=transition=fade:duration=0.5:offset=2.5[f1];[f1][p2]xfade=transition=fade:duration=0.5:offset=5[f2] ' +
      '-filter_complex_threads 1 -map [f2] -an -map_metadata -1 -map_chapters -1 -c:v libx264 -pix_fmt yuv420p -preset veryfast -crf 25 ' +
      '-maxrate 3M -bufsize 6M -threads 1 -fflags +bitexact -flags:v +bitexact -movflags +faststart -t 8 video.mp4',
  )
})

describe('the program', () => {
  it('is given the pictures as files and nothing of the environment but its path, and leaves nothing behind', async () => {
    const encoder = await encoderOf(
      `const { readFileSync, readdirSync } = require('node:fs');
       ${write(`JSON.stringify({ files: readdirSync('.').map((name) => readFileSync(name, 'utf8')), env: Object.keys(process.env) })`)}`,
    )
    const { files, env } = JSON.parse(String(await encoder.encode(7, pictures)))
    expect(files).toEqual(['one', 'two; touch evil', 'three'])
    expect(env.filter((name: string) => name !== '__CF_USER_TEXT_ENCODING')).toEqual(['PATH'])
    expect(await readdir(work())).toEqual([])
  })

  it.each([
    ['ends with an error', `console.error('Invalid data'); process.exit(3)`, {}, 'programFailed', 'Invalid data'],
    ['makes nothing', '', {}, 'programFailed', 'nothing'],
    ['makes too much', write(`'x'.repeat(101)`), { largest: 100 }, 'tooLarge', '101 bytes'],
    ['does not end', 'setInterval(() => {}, 1000)', { longest: 200 }, 'tooSlow', 'too long'],
  ])('that %s is told so, and leaves nothing behind', async (_, script, limits, failure, message) => {
    const encoder = await encoderOf(script, limits)
    const problem: unknown = await encoder.encode(7, pictures).catch((error: unknown) => error)
    expect(problem).toMatchObject({ failure, message: expect.stringContaining(message) })
    expect(await readdir(work())).toEqual([])
  })

  it('that is not there is told so', async () => {
    const encoder = ffmpegEncoder({ program: path.join(folder, 'missing'), folder: work() })
    await expect(encoder.encode(7, pictures)).rejects.toMatchObject({ failure: 'programFailed' })
  })
})

const ffmpeg = await findProgram('ffmpeg', {
  given: process.env['FFMPEG'] ?? null,
  searchPath: process.env['PATH'] ?? '',
})

it('makes a video of H.264 that browsers play, without sound and without what photos say of themselves', async (context) => {
  if (ffmpeg === null) return context.skip('ffmpeg is not installed here: FFMPEG names one')
  const picture = (width: number, height: number, background: string) =>
    decoder({ create: { width, height, channels: 3, background } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer()
  const video = await ffmpegEncoder({ program: ffmpeg, folder: work() }).encode(7, [
    await picture(1280, 853, 'red'),
    await picture(900, 1200, 'green'),
    await picture(301, 201, 'blue'),
  ])
  expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'))
  expect(video.includes('Somebody')).toBe(false)
  const file = path.join(folder, 'made.mp4')
  await writeFile(file, video)
  const { stderr } = spawnSync(ffmpeg, ['-hide_banner', '-i', file], { encoding: 'utf8' })
  expect(stderr).toMatch(/Duration: 00:00:08\.\d+/)
  expect(stderr).toMatch(/Video: h264.*yuv420p.*1280x720/)
  expect(stderr).not.toMatch(/Audio:/)
}, 60_000)
