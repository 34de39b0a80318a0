import { describe, expect, it } from 'vitest'
import { timeZoneRules } from '../calendar/time-zone-rules.ts'
import type { StateCode } from '../lookups/states.ts'
import { zonedDate } from '../time/zoned-date.ts'
import { timeZoneOfPlace, timeZonesOfPlaces } from './time-zone-of-place.ts'

describe('the time of a place', () => {
  it.each<[string, StateCode, string]>([
    ['broken-hill-nsw-2880', 'NSW', 'Australia/Broken_Hill'],
    ['argent-street-broken-hill-nsw-2880', 'NSW', 'Australia/Broken_Hill'],
    ['12-argent-street-broken-hill-nsw-2880', 'NSW', 'Australia/Broken_Hill'],
    ['/homes/12-argent-street-broken-hill-nsw-2880/123', 'NSW', 'Australia/Broken_Hill'],
    ['/homes/broken-hill-nsw-2880/123', 'NSW', 'Australia/Broken_Hill'],
    ['south-broken-hill-nsw-2880', 'NSW', 'Australia/Broken_Hill'],
    ['broken-hill-north-nsw-2880', 'NSW', 'Australia/Broken_Hill'],
    ['silverton-nsw-2880', 'NSW', 'Australia/Broken_Hill'],
    ['silverton-sa-5204', 'SA', 'Australia/Adelaide'],
    ['tibooburra-nsw-2880', 'NSW', 'Australia/Sydney'],
    ['far-west-nsw', 'NSW', 'Australia/Sydney'],
    ['lord-howe-island-nsw-2898', 'NSW', 'Australia/Lord_Howe'],
    ['norfolk-island-nsw-2899', 'NSW', 'Pacific/Norfolk'],
    ['new-norfolk-tas-7140', 'TAS', 'Australia/Hobart'],
    ['madura-wa-6443', 'WA', 'Australia/Eucla'],
    ['eucla-wa-6443', 'WA', 'Australia/Eucla'],
    ['norseman-wa-6443', 'WA', 'Australia/Perth'],
    ['border-village-sa-5690', 'SA', 'Australia/Eucla'],
    ['hamilton-island-qld-4803', 'QLD', 'Australia/Brisbane'],
    ['home-island-cocos-keeling-islands-wa-6799', 'WA', 'Indian/Cocos'],
    ['macquarie-island-tas-7151', 'TAS', 'Antarctica/Macquarie'],
    ['christmas-island-wa-6798', 'WA', 'Indian/Christmas'],
    ['fitzroy-vic-3065', 'VIC', 'Australia/Melbourne'],
  ])('%s in %s is that of %s', (uri, stateCode, zone) => expect(timeZoneOfPlace({ uri, stateCode })).toBe(zone))

  it('in Broken Hill is that of Adelaide, half an hour behind Sydney', () => {
    const noon = '2026-11-28T01:00:00Z'
    const clock = (zone: string) => zonedDate(noon, zone).getHours() * 60 + zonedDate(noon, zone).getMinutes()
    expect(clock('Australia/Broken_Hill')).toBe(clock('Australia/Adelaide'))
    expect(clock('Australia/Sydney') - clock('Australia/Broken_Hill')).toBe(30)
  })

  it('is stated in calendars, whichever place it is of', () => {
    for (const zone of timeZonesOfPlaces) expect(timeZoneRules(zone)).toContain(`TZID:${zone}`)
    expect(timeZoneRules('Australia/Lord_Howe')).toContain('TZOFFSETFROM:+1030\r\nTZOFFSETTO:+1100')
  })
})
