import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { memoryFolder } from './memory-folder.ts'

const GIGABYTE = 1024 ** 3
const folder = import.meta.dirname

describe('the folder for databases of tests', () => {
  it('is in memory where there is room', () =>
    expect(memoryFolder({ folder, freeBytes: () => 5 * GIGABYTE })).toBe(folder))

  it('is that of the system where memory is scarce', () =>
    expect(memoryFolder({ folder, freeBytes: () => GIGABYTE })).toBe(tmpdir()))

  it('is that of the system where there is none in memory', () =>
    expect(memoryFolder({ folder: '/no/such/folder', freeBytes: () => 5 * GIGABYTE })).toBe(tmpdir()))
})
