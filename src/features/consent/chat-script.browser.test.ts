import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseConsent } from '#src/shared/tracking/consent.ts'
import { loadChat } from './chat-script.ts'

const settings = document.documentElement.dataset
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-chat]')]

beforeEach(() => {
  settings['chatScript'] = 'data:text/javascript,globalThis.startedChats=(globalThis.startedChats??0)%2B1'
})
afterEach(() => {
  vi.restoreAllMocks()
  delete settings['chatScript']
  localStorage.clear()
  for (const script of scripts()) script.remove()
})

it('a chat is not loaded before the visitor agreed, nor where none is configured', () => {
  loadChat()
  chooseConsent('refused')
  loadChat()
  expect(scripts()).toEqual([])
  chooseConsent('given')
  delete settings['chatScript']
  loadChat()
  expect(scripts()).toEqual([])
})

it('a chat is loaded once', async () => {
  chooseConsent('given')
  loadChat()
  const [script] = scripts()
  await new Promise((resolve) => script?.addEventListener('load', resolve))
  loadChat()
  expect(scripts()).toEqual([script])
  expect(globalThis).toMatchObject({ startedChats: 1 })
})

it('a chat that cannot be loaded is left', async () => {
  settings['chatScript'] = 'data:broken'
  chooseConsent('given')
  loadChat()
  const [script] = scripts()
  await new Promise((resolve) => script?.addEventListener('error', resolve))
  loadChat()
  expect(scripts()).toEqual([script])
})
