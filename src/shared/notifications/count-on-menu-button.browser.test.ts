import { afterEach, beforeEach, expect, it } from 'vitest'
import { setBadgeCount } from './badge-counts.ts'
import { countOnMenuButton } from './count-on-menu-button.ts'

const button = document.createElement('button')
button.dataset['menuButton'] = 'Open menu'
button.ariaLabel = 'Open menu'
button.style.cssText = 'width: 44px; height: 44px'

const shown = () => ({ name: button.ariaLabel, text: getComputedStyle(button, '::after').content })
const nothingNew = { name: 'Open menu', text: 'none' }

beforeEach(() => {
  document.body.append(button)
  countOnMenuButton()
})

afterEach(() => {
  for (const name of ['alerts', 'enquiries', 'invitations'] as const) setBadgeCount(name, 0)
  button.remove()
})

it('says the sum of all that is new, and nothing at 0', () => {
  expect(shown()).toEqual(nothingNew)
  setBadgeCount('alerts', 2)
  setBadgeCount('invitations', 1)
  expect(shown()).toEqual({ name: 'Open menu, 3 new', text: '"3"' })
  setBadgeCount('enquiries', 48)
  expect(shown()).toEqual({ name: 'Open menu, 50+ new', text: '"50+"' })
  for (const name of ['alerts', 'enquiries', 'invitations'] as const) setBadgeCount(name, 0)
  expect(shown()).toEqual(nothingNew)
})

it('leaves the button as large as it is', () => {
  setBadgeCount('alerts', 51)
  const { width, height } = button.getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
})

it('shows what was counted before anybody asked for it', () => {
  button.remove()
  setBadgeCount('alerts', 4)
  document.body.append(button)
  countOnMenuButton()
  expect(button.ariaLabel).toBe('Open menu, 4 new')
})
