import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { executeInProcess } from './execute-in-process.ts'

// Nothing of a document is read but its hash.
const document = { __meta__: { hash: 'abc' } } as unknown as TypedDocumentNode<{ version: string }, { n: number }>

describe('running a document in process', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives the data of the answer to the hash and variables', async () => {
    const asked: unknown[] = []
    const execute = executeInProcess((hash, variables) => {
      asked.push([hash, variables])
      return Promise.resolve({ data: { version: '1' } })
    }, 6000)
    expect(await execute(document, { n: 1 })).toEqual({ version: '1' })
    expect(asked).toEqual([['abc', { n: 1 }]])
  })

  it('rejects with the code of the error', async () => {
    const execute = executeInProcess(
      () => Promise.resolve({ errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] }),
      6000,
    )
    await expect(execute(document, { n: 1 })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('gives up after the time given and tells the one who works on it', async () => {
    let isGivenUp = false
    const execute = executeInProcess(
      (_hash, _variables, { signal }) => new Promise(() => signal.addEventListener('abort', () => (isGivenUp = true))),
      6000,
    )
    const outcome = execute(document, { n: 1 }).catch((problem: unknown) => problem)
    await vi.advanceTimersByTimeAsync(5999)
    expect(isGivenUp).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ code: 'TIMED_OUT' })
    expect(isGivenUp).toBe(true)
  })
})
