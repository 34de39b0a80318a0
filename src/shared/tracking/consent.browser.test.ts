import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseConsent, onConsentChange, readConsent } from './consent.ts'

const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name)
  localStorage.clear()
})

describe('consent', () => {
  it('is not there before it was given', () => expect(readConsent()).toBe('unasked'))

  it.each(['given', 'refused'] as const)('is %s when it was chosen so, until the next choice', (choice) => {
    const heard = vi.fn<() => void>()
    const stop = onConsentChange(heard)
    chooseConsent(choice === 'given' ? 'refused' : 'given')
    chooseConsent(choice)
    expect([readConsent(), localStorage.getItem('trackingConsent')]).toEqual([choice, `"${choice}"`])
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it.each([
    ['doNotTrack', '1'],
    ['doNotTrack', 'yes'],
    ['globalPrivacyControl', true],
  ])('is refused by a browser whose %s is %j, also where it was given before', (name, value) => {
    chooseConsent('given')
    set(name, value)
    expect(readConsent()).toBe('refused')
  })

  it.each([
    ['doNotTrack', '0'],
    ['doNotTrack', null],
    ['globalPrivacyControl', false],
  ])('is the visitor’s where %s is %j', (name, value) => {
    chooseConsent('given')
    set(name, value)
    expect(readConsent()).toBe('given')
  })

  it('is asked for again once a page may load what the question did not name', () => {
    const { dataset } = document.documentElement
    chooseConsent('given')
    dataset['chatScript'] = 'https://chat.example/chat.js'
    expect(readConsent()).toBe('unasked')
    chooseConsent('given')
    expect(readConsent()).toBe('given')
    dataset['adFrames'] = ''
    expect(readConsent()).toBe('unasked')
    chooseConsent('refused')
    for (const name of ['adFrames', 'chatScript']) delete dataset[name]
    expect(readConsent()).toBe('refused')
  })

  it.each(['yes', '{', '"agreed"', 'true'])('is not there where storage holds %j', (text) => {
    localStorage.setItem('trackingConsent', text)
    expect(readConsent()).toBe('unasked')
  })
})
