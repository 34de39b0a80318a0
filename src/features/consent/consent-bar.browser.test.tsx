import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import consentBar from './consent-bar.shell.tsx'

const { dataset } = document.documentElement

afterEach(() => {
  cleanup()
  for (const name of ['consent', 'adFrames', 'chatScript']) delete dataset[name]
})

it.each([
  [[], 'May we count the homes you look at? It tells agents how often a home is viewed.'],
  [['adFrames'], 'May we count the homes you look at, and load ads of other companies?'],
  [['chatScript'], 'May we count the homes you look at, and load the chat of another company?'],
  [['adFrames', 'chatScript'], 'May we count the homes you look at, and load ads and a chat of other companies?'],
])('where a page may load %j, consent is asked for that too', (others, question) => {
  dataset['consent'] = 'ask'
  for (const name of others) dataset[name] = ''
  const { container } = render(<consentBar.View />)
  const shown = [...container.querySelectorAll('p')].filter((each) => each.checkVisibility())
  expect(shown.map((each) => each.textContent)).toEqual([question])
})
