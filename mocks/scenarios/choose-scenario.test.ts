import { beforeEach, expect, it } from 'vitest'
import { chooseScenario } from './choose-scenario.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
}

beforeEach(() => kept.clear())

it('takes the scenario that the URL names, and keeps it for the next pages', () => {
  expect(chooseScenario('', storage)).toBe('default')
  expect(chooseScenario('?scenario=slow', storage)).toBe('slow')
  expect(chooseScenario('?page=2', storage)).toBe('slow')
  expect(chooseScenario('?scenario=default', storage)).toBe('default')
  expect(chooseScenario('', storage)).toBe('default')
})

it('says that it knows no such situation, and which it knows', () => {
  chooseScenario('?scenario=offline', storage)
  expect(() => chooseScenario('?scenario=slwo', storage)).toThrow(
    'There is no scenario "slwo". Choose one of: default, empty-result, many-results, past-the-end, under-offer, ' +
      'hidden-address, price-withheld, no-photos, withdrawn, unknown-location, slow, failure, unavailable, ' +
      'too-many-requests, offline, persisted-query-not-found, short-batch.',
  )
  expect(() => chooseScenario('?scenario=', storage)).toThrow('There is no scenario "". Choose one of: default,')
  expect(() => chooseScenario('?scenario=constructor', storage)).toThrow('There is no scenario "constructor".')
  expect(chooseScenario('', storage)).toBe('offline')
})

it('drops a stored scenario that no longer exists', () => {
  kept.set('mock-scenario', 'fog')
  expect(chooseScenario('', storage)).toBe('default')
})
