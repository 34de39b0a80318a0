import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { progressOf, progressVariable, readProgress, writeProgress } from './progress-file.ts'

const test = (title: string) => ({ file: 'homes.test.ts', title })

describe('the progress of a step', () => {
  it('names what was planned and never ended', () => {
    const progress = progressOf([
      { kind: 'planned', file: 'homes.test.ts' },
      { kind: 'planned', file: 'streets.test.ts' },
      { kind: 'planned', ...test('opens') },
      { kind: 'planned', ...test('closes') },
      { kind: 'planned', ...test('stays') },
      { kind: 'ended', ...test('opens'), hasPassed: true },
      { kind: 'ended', ...test('closes'), hasPassed: false },
    ])
    expect(progress).toEqual({ passed: 1, failed: 1, notRun: ['streets.test.ts', 'homes.test.ts › stays'] })
  })

  it('has nothing left to run once every file has ended', () => {
    const progress = progressOf([
      { kind: 'planned', file: 'homes.test.ts' },
      { kind: 'planned', ...test('opens') },
      { kind: 'ended', ...test('opens'), hasPassed: true },
      { kind: 'ended', file: 'homes.test.ts', hasPassed: true },
    ])
    expect(progress).toEqual({ passed: 1, failed: 0, notRun: [] })
  })

  it('counts a repeated test by its last end', () => {
    const ended = (hasPassed: boolean) => ({ kind: 'ended', ...test('opens'), hasPassed }) as const
    expect(progressOf([ended(false), ended(true)])).toEqual({ passed: 1, failed: 0, notRun: [] })
  })
})

describe('the file of progress', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-progress-'))
  const file = join(folder, 'step.progress')
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is read back without the line that was being written when the step was killed', () => {
    vi.stubEnv(progressVariable, file)
    writeProgress({ kind: 'planned', ...test('opens') })
    writeFileSync(file, '{"kind":"plan', { flag: 'a' })
    expect(readProgress(file)).toEqual({ passed: 0, failed: 0, notRun: ['homes.test.ts › opens'] })
  })

  it('is null where the step wrote none', () => {
    expect(readProgress(join(folder, 'none'))).toBeNull()
  })
})
