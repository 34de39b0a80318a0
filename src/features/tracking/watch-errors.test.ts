import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { isWorthReporting, watchErrors } from './watch-errors.ts'

let stop = () => {}
afterEach(() => stop())

function watch() {
  const told = vi.fn<(message: string) => void>()
  const view = new EventTarget()
  // What is listened to is all that is used of a window.
  stop = watchErrors(view as Window, told)
  const happen = (name: string, facts: object) => view.dispatchEvent(Object.assign(new Event(name), facts))
  return { told, happen, crash: (detail: unknown) => happen('portal:page.crashed', { detail }) }
}

describe('an error', () => {
  it.each<[string, unknown]>([
    ['of the network, in Chrome', new TypeError('Failed to fetch')],
    ['of the network, in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['of the network, in Safari', new TypeError('Load failed')],
    ['of the network, as the portal says it', new ApiProblem('UNREACHABLE', 'The portal cannot be reached.')],
    ['of time', new DOMException('signal timed out', 'TimeoutError')],
    ['of time, as the portal says it', new ApiProblem('TIMED_OUT', 'No answer within 15000 ms.')],
    ['of a missing file', new TypeError('Failed to fetch dynamically imported module: /assets/a.js')],
    ['of a missing file, in Safari', new TypeError('Importing a module script failed.')],
    ['of a missing style', new Error('Unable to preload CSS for /assets/a.css')],
    ['of hydration', new Error("Hydration failed because the server rendered HTML didn't match the client.")],
    ['of hydration, by its number', new Error('Minified React error #418; visit https://react.dev/errors/418')],
    ['of an abort', new DOMException('The user aborted a request.', 'AbortError')],
    ['of wrong credentials', new ApiProblem('WRONG_CREDENTIALS', 'The e-mail address or the password is not right.')],
    ['without words', new Error('')],
    ['that is nothing', undefined],
  ])('%s is not reported', (_about, problem) => expect(isWorthReporting(problem)).toBe(false))

  it.each<[string, unknown]>([
    ['of the portal', new TypeError("Cannot read properties of undefined (reading 'address')")],
    ['of React', new Error('Minified React error #310; visit https://react.dev/errors/310')],
    ['of the server', new ApiProblem('INTERNAL', 'Something went wrong.')],
    ['that is only words', 'out of memory'],
  ])('%s is reported', (_about, problem) => expect(isWorthReporting(problem)).toBe(true))
})

describe('the reports', () => {
  it('are of a page that crashed, an error that nobody caught and a promise that nobody kept', () => {
    const { told, happen, crash } = watch()
    crash(new Error('one'))
    happen('error', { error: new Error('two'), message: 'Uncaught Error: two' })
    happen('error', { error: null, message: 'Script error.' })
    happen('unhandledrejection', { reason: new Error('three') })
    expect(told.mock.calls).toEqual([['one'], ['two'], ['Script error.'], ['three']])
  })

  it('are made once for each message, ten at most, and none after the end', () => {
    const { told, crash } = watch()
    for (let count = 0; count < 20; count++)
      for (const time of [1, 2]) crash(new Error(`error ${count * Math.sign(time)}`))
    expect(told).toHaveBeenCalledTimes(10)
    stop()
    crash(new Error('late'))
    expect(told).toHaveBeenCalledTimes(10)
  })

  it('name nobody', () => {
    const { told, crash } = watch()
    crash(new Error(`No member mia@homely.example at /x?email=mia%40homely.example ${'x'.repeat(600)}`))
    const [[message = ''] = []] = told.mock.calls
    expect(message).toMatch(/^No member … at \/x\?… x+$/)
    expect(message).toHaveLength(512)
  })
})
