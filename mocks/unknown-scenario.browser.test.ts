import { afterEach, expect, it } from 'vitest'
import { startMocks } from './browser.ts'

const before = location.href

afterEach(() => {
  history.replaceState(null, '', before)
  document.body.replaceChildren()
})

it('shows on the page that a scenario is unknown, and which are known, instead of starting', async () => {
  history.replaceState(null, '', '?scenario=slwo')
  const sentence = 'There is no scenario "slwo". Choose one of: default, empty-result, many-results,'
  await expect(startMocks()).rejects.toThrow(sentence)
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(sentence)
})
