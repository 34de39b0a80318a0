import { afterEach, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { adMachine } from '#machines/ad/ad.machine.ts'
import { adSlotAt } from '#domain/ads/ad-slots.ts'
import { chooseConsent } from '#src/shared/tracking/consent.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { ScriptAd } from './script-ad.tsx'

const ad = { id: 7, advertiser: 'Ad house', text: null, action: null, href: null, script: 'https://ads.example/a.js' }
const house = () => screen.queryByRole('link', { name: /Set up an alert$/ })
const frameOf = () => document.querySelector('iframe')

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show() {
  const clock = new SimulatedClock()
  render(<ScriptAd ad={ad} slot={adSlotAt('buy-end', 360)} actor={createActor(adMachine, { clock })} />)
  return {
    clock,
    send: (outcome: string, source: MessageEventSource | null = frameOf()?.contentWindow ?? null) =>
      window.dispatchEvent(new MessageEvent('message', { source, data: { ad: outcome } })),
  }
}

it('nothing of others is loaded before the visitor agreed, and it goes when they no longer do', async () => {
  const { send } = show()
  await waitFor(() => expect(house()).not.toBeNull())
  chooseConsent('refused')
  expect(frameOf()).toBeNull()
  chooseConsent('given')
  await expect.poll(frameOf).not.toBeNull()
  expect(frameOf()?.getAttribute('src')).toBe('/ads/7/buy-end-small')
  expect(frameOf()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect([frameOf()?.width, frameOf()?.height]).toEqual(['320', '100'])
  await waitFor(() => expect(house()).not.toBeNull())
  send('loaded')
  await waitFor(() => expect(house()).toBeNull())
  chooseConsent('refused')
  await waitFor(() => expect(house()).not.toBeNull())
  expect(frameOf()).toBeNull()
})

it.each(['fails', 'keeps waiting'])('the portal has its own notice where the script %s', async (how) => {
  chooseConsent('given')
  const { send, clock } = show()
  await expect.poll(frameOf).not.toBeNull()
  if (how === 'keeps waiting') clock.increment(8000)
  else send('failed')
  await expect.poll(frameOf).toBeNull()
  await waitFor(() => expect(house()).not.toBeNull())
})

it('one that throws once it is shown is taken away', async () => {
  chooseConsent('given')
  const { send } = show()
  await expect.poll(frameOf).not.toBeNull()
  send('loaded')
  await waitFor(() => expect(house()).toBeNull())
  send('failed')
  await waitFor(() => expect(house()).not.toBeNull())
  expect(frameOf()).toBeNull()
})

it('what others than its frame send is not heard', async () => {
  chooseConsent('given')
  const { send } = show()
  await expect.poll(frameOf).not.toBeNull()
  send('loaded', window)
  window.dispatchEvent(new MessageEvent('message', { source: frameOf()?.contentWindow ?? null, data: 'loaded' }))
  await waitFor(() => expect(house()).not.toBeNull())
})
