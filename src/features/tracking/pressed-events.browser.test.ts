import { afterEach, describe, expect, it } from 'vitest'
import { eventOfPress, eventOfSection } from './pressed-events.ts'

const page = document.createElement('main')
afterEach(() => page.replaceChildren())

/** What a press on the words inside means. */
function press(html: string) {
  page.innerHTML = html.replace('…', '<b>words</b>')
  const pressed = page.querySelector('b')
  return pressed && eventOfPress(pressed)
}

describe('a press on a listing’s page', () => {
  it.each([
    ['<a href="tel:0491570156">…</a>', 'PhoneEnquiry'],
    ['<a href="sms:0491570156">…</a>', 'SmsEnquiry'],
    ['<a href="/homes/a/1/inspection-2026-11-21.ics">…</a>', 'InspectionSave'],
    ['<a href="/homes/a/1/auction-2026-11-21.ics">…</a>', 'AuctionSave'],
    ['<a href="/agent/mia-chen" data-track="AgentProfileClick">…</a>', 'AgentProfileClick'],
    ['<a href="https://a.example/soi.pdf" target="_blank" data-track="StatementOfInfo">…</a>', 'StatementOfInfo'],
    ['<a href="https://a.example/apply" target="_blank" data-track="SnugClick">…</a>', 'SnugClick'],
    ['<a href="https://a.example/video" target="_blank" data-track="VideoView">…</a>', 'VideoView'],
    ['<a href="https://a.example/tour" target="_blank" data-track="VirtualTourView">…</a>', 'VirtualTourView'],
    ['<a href="https://a.example/" target="_blank" data-track="ExternalLinkClick">…</a>', 'ExternalLinkClick'],
    [
      '<a href="https://a.example/street" target="_blank" data-track="StreetViewInteraction">…</a>',
      'StreetViewInteraction',
    ],
    ['<button data-action="map">…</button>', 'MapInteraction'],
    ['<button data-action="copy">…</button>', 'CopyAddress'],
  ])('%s is %s', (html, event) => expect(press(html)).toBe(event))

  it.each([
    '<button data-action="more" aria-expanded="true">…</button>',
    '<a href="/agent/agnes-agent">…</a>',
    '<a href="https://wa.me/" target="_blank">…</a>',
    '<button data-action="print">…</button>',
    '<button data-track="Nothing">…</button>',
    '<button data-track="toString">…</button>',
    '<a href="/for-sale/carlton-vic-3053/real-estate">…</a>',
    '<p>…</p>',
  ])('%s is nothing that is counted', (html) => expect(press(html)).toBeNull())
})

it.each([
  ['photos', 'PhotoView'],
  ['floorPlans', 'FloorPlanView'],
  ['videos', 'VideoView'],
  ['tours', 'VirtualTourView'],
  ['others', null],
  [undefined, null],
])('the section %s of the gallery is %s', (section, event) => expect(eventOfSection(section)).toBe(event))
