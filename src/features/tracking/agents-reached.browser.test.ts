import { afterEach, expect, it } from 'vitest'
import { agentEnquired, agentsCalled } from './agents-reached.ts'

const page = document.createElement('main')
afterEach(() => page.replaceChildren())

const show = (html: string) => (page.innerHTML = html)
const press = (selector: string) => page.querySelector(selector) ?? page
const mia = '<div data-agent-id="4"><a id="mia" href="tel:0491570156"><span>Call</span></a></div>'
const noah = '<div data-agent-id="7"><a href="tel:0491570157"></a></div>'

it('a call is of the agent whose number was pressed, and of no other on the page', () => {
  show(mia + noah)
  expect(agentsCalled(page, press('#mia span'))).toEqual([4])
})

it('a call of a number that agents share is of the one where it was pressed', () => {
  show(`${mia}<div data-agent-id="9"><a id="other" href="tel:0491570156"></a></div>`)
  expect(agentsCalled(page, press('#other'))).toEqual([9])
})

it('a call from the ways to reach an agent is of this agent, wherever they stand', () => {
  show(`<div data-agent-id="2"><div data-called-agent="4"><a id="way" href="tel:0491570199"></a></div></div>`)
  expect(agentsCalled(page, press('#way'))).toEqual([4])
})

it('a call from the bar at the foot is of the agent who has this number', () => {
  show(`${mia}${noah}<div><a id="bar" href="tel:0491570157"></a></div>`)
  expect(agentsCalled(page, press('#bar'))).toEqual([7])
})

it('a call of an office is no call of its agents', () => {
  show(`${mia}<a id="office" href="tel:0370100100"></a>`)
  expect(agentsCalled(page, press('#office'))).toEqual([])
})

it('an enquiry reaches the first agent, or nobody where only the office answers', () => {
  expect(agentEnquired(page)).toBeNull()
  show(mia + noah)
  expect(agentEnquired(page)).toBe(4)
})
