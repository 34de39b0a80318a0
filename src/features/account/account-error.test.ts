import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RestProblem } from '#src/api/rest/rest-result.ts'
import { logAuthFailure } from './account-error.ts'

const logged = vi.fn<(text: string) => void>()

beforeEach(() => void vi.spyOn(globalThis.console, 'error').mockImplementation(logged))
afterEach(() => {
  vi.restoreAllMocks()
  logged.mockReset()
})

const failure = (code: RestProblem['code'], status: number | null): RestProblem => ({
  code,
  status,
  message: 'It failed',
  errors: [],
})

it('logs a failure of the server', () => {
  logAuthFailure('Sign-in', failure('INTERNAL', 500))
  expect(logged.mock.calls).toEqual([['Sign-in failed: INTERNAL 500 It failed']])
})

it('logs that no answer came', () => {
  logAuthFailure('Sign-in', failure('UNREACHABLE', null))
  logAuthFailure('Sign-in', failure('TIMED_OUT', null))
  expect(logged.mock.calls).toEqual([
    ['Sign-in failed: UNREACHABLE  It failed'],
    ['Sign-in failed: TIMED_OUT  It failed'],
  ])
})

it('logs nothing when the server answered with a 4xx', () => {
  logAuthFailure('Sign-in', failure('WRONG_CREDENTIALS', 401))
  expect(logged).not.toHaveBeenCalled()
})
