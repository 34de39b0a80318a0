import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findProgram } from './find-program.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'programs-'))
  for (const name of ['first', 'second', 'third']) await mkdir(path.join(folder, name))
  await mkdir(path.join(folder, 'first', 'ffmpeg'))
  await writeFile(path.join(folder, 'second', 'ffmpeg'), 'text')
  await writeFile(path.join(folder, 'third', 'ffmpeg'), 'program')
  await chmod(path.join(folder, 'third', 'ffmpeg'), 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

const find = (given: string | null, ...folders: string[]) =>
  findProgram('ffmpeg', { given, searchPath: folders.map((each) => path.join(folder, each)).join(path.delimiter) })

it('is the first of its name that can be run', async () => {
  expect(await find(null, 'missing', 'first', 'second', 'third')).toBe(path.join(folder, 'third', 'ffmpeg'))
  expect(await find(null, 'first', 'second')).toBe(null)
})

it('is the one that is given, or none', async () => {
  expect(await find(path.join(folder, 'third', 'ffmpeg'), 'first')).toBe(path.join(folder, 'third', 'ffmpeg'))
  expect(await find(path.join(folder, 'second', 'ffmpeg'), 'third')).toBe(null)
  expect(await find('off', 'third')).toBe(null)
})

it('is not looked for in a folder that depends on where the server was started', async () => {
  expect(await findProgram('ffmpeg', { given: null, searchPath: '.:' })).toBe(null)
})
