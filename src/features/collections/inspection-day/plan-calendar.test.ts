import { expect, it } from 'vitest'
import { calendarFile } from '#domain/calendar/calendar-file.ts'
import { visitInOrder } from '#domain/collections/inspection-day.ts'
import { planEvents } from './plan-calendar.ts'

type Listings = Parameters<typeof planEvents>[1]['listings']

const listings: Listings = new Map([
  [
    1,
    {
      id: 1,
      canonicalUri: '/homes/12-smith-street-fitzroy-vic-3065/1',
      stateCode: 'VIC',
      listingType: 'sale',
      priceDetails: { shortDescription: '$1,200,000' },
      address: {
        shortAddress: '12 Smith Street',
        longAddress: '12 Smith Street, Fitzroy, VIC 3065',
        suburb: 'Fitzroy',
        stateCode: 'VIC',
        postcode: '3065',
      },
      location: { isHidden: false, latLong: null },
      inspections: [],
      media: { photos: [] },
      agents: [{ name: 'Ada Wren' }],
      office: { name: 'Wren & Co' },
    },
  ],
])

it('a day of inspections is a calendar, with when one plans to be there', () => {
  const visits = visitInOrder([
    { listingId: 1, startsAt: '2026-11-28T10:00:00+11:00', endsAt: '2026-11-28T10:30:00+11:00', latLong: null },
    { listingId: 2, startsAt: '2026-11-28T11:00:00+11:00', endsAt: '2026-11-28T11:30:00+11:00', latLong: null },
  ])
  const setting = { listings, origin: 'https://homely.example', now: new Date('2026-11-23T00:00:00Z') }
  const file = calendarFile(planEvents(visits, setting)).replaceAll('\r\n ', '')
  expect(file.split('BEGIN:VEVENT')).toHaveLength(2)
  expect(file).toContain('DTSTART;TZID=Australia/Melbourne:20261128T100000')
  expect(file).toContain('UID:inspection-1-1795820400000@homely.example')
  expect(file).toContain(
    String.raw`DESCRIPTION:Planned visit: 10:00 am – 10:20 am\n$1\,200\,000\nAda Wren\, Wren & Co\n`,
  )
})
