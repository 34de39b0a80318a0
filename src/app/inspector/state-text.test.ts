import { describe, expect, it } from 'vitest'
import { activeStates, innermostStates, stateText } from './state-text.ts'

describe('the states of a value', () => {
  it.each([
    ['closed', ['', 'closed'], 'closed'],
    [{ open: 'filling' }, ['', 'open', 'open.filling'], 'open.filling'],
    [
      { log: 'paused', hosted: { open: 'busy' } },
      ['', 'log', 'log.paused', 'hosted', 'hosted.open', 'hosted.open.busy'],
      'log.paused + hosted.open.busy',
    ],
    [{ tab: {}, tabs: 'on' }, ['', 'tab', 'tabs', 'tabs.on'], 'tab + tabs.on'],
    [{}, [''], ''],
    [null, [], null],
  ])('%j', (value, active, text) => {
    expect(activeStates(value)).toEqual(active)
    expect(stateText(value)).toBe(text)
  })

  it('are links only to where nothing is further in', () => {
    expect(innermostStates({ open: { filling: 'mail' } })).toEqual(['open.filling.mail'])
  })
})
