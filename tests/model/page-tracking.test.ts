import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { pageOfAddress, pageTrackingMachine, type PageView } from '#machines/page-tracking/page-tracking.machine.ts'
import { definedTransitions } from '../support/machine-paths.ts'

function start() {
  const clock = new SimulatedClock()
  const told: PageView[] = []
  const actor = createActor(
    pageTrackingMachine.provide({
      actions: { emitPageView: (_, { page, memberId }) => void told.push({ page, memberId }) },
    }),
    { clock },
  ).start()
  const open = (address: string) => actor.send({ type: 'address.opened', address })
  const become = (memberId: number | null) => actor.send({ type: 'member.changed', memberId })
  return { actor, clock, told, open, become }
}

describe('the tracking of pages', () => {
  it('sends a page at once, and again with the member 700 ms later', () => {
    const { actor, clock, told, open, become } = start()
    become(7)
    open('/for-sale')
    expect(told).toEqual([{ page: '/for-sale', memberId: null }])
    clock.increment(699)
    expect(told).toHaveLength(1)
    clock.increment(1)
    expect(told).toEqual([
      { page: '/for-sale', memberId: null },
      { page: '/for-sale', memberId: 7 },
    ])
    expect(actor.getSnapshot().value).toBe('settled')
  })

  it('sends the second event for a member who became known meanwhile', () => {
    const { clock, told, open, become } = start()
    open('/')
    become(3)
    clock.increment(700)
    expect(told.at(-1)).toEqual({ page: '/', memberId: 3 })
  })

  it('sends one event for an anonymous visitor', () => {
    const { actor, clock, told, open } = start()
    expect(actor.getSnapshot().context).toEqual({ page: '', memberId: null })
    open('/')
    clock.increment(700)
    expect([told.length, actor.getSnapshot().value]).toEqual([1, 'settled'])
  })

  it('takes a change of the context for the same page', () => {
    const { told, open } = start()
    open('/for-sale/fitzroy-vic-3065?sort=newest')
    open('/for-sale/fitzroy-vic-3065?context=map&sort=newest')
    open('/for-sale/fitzroy-vic-3065?sort=newest&context=draw')
    expect(told).toHaveLength(1)
    open('/for-sale/fitzroy-vic-3065')
    expect(told.at(-1)?.page).toBe('/for-sale/fitzroy-vic-3065')
  })

  it('sends a return from a social provider once, and never its name or code', () => {
    const { told, open } = start()
    open('/homes/a/1?providerName=google&authCode=secret&fullName=Mia+Chen&email=mia%40a.example&from=mail')
    open('/homes/a/1?from=mail')
    expect(told).toEqual([{ page: '/homes/a/1?from=mail', memberId: null }])
  })

  it('sends the second event for the page that the visitor is on', () => {
    const { clock, told, open, become } = start()
    become(7)
    open('/a')
    clock.increment(500)
    open('/b')
    clock.increment(700)
    expect(told.map(({ page, memberId }) => `${page} ${memberId}`)).toEqual(['/a null', '/b null', '/b 7'])
  })

  it('has no other transitions than those that are walked here', () => {
    expect(definedTransitions(pageTrackingMachine)).toEqual([
      '"" --address.opened',
      '"" --member.changed',
      '"told" --xstate.after.secondEvent.pageTracking.told',
    ])
  })
})

it.each([
  ['/a?context=map', '/a'],
  ['/a?contexts=map', '/a?contexts=map'],
  ['/a?', '/a'],
  ['/a?page=2&context=map&x=1', '/a?page=2&x=1'],
])('%s shows the page %s', (address, page) => expect(pageOfAddress(address)).toBe(page))
