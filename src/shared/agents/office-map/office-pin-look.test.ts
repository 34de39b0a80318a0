import { describe, expect, it } from 'vitest'
import type { OfficePins_MarkerFragment } from '#src/api/generated/graphql.ts'
import type { MapPin } from '#src/shared/map/pins/pin-clusters.ts'
import { lookOfOffices } from './office-pin-look.ts'

const latLong = { latitude: -37.8, longitude: 144.98 }

const office = (id: number, agentCount: number): OfficePins_MarkerFragment => ({
  id,
  uri: `office-${id}`,
  name: `Office ${id}`,
  latLong,
  agentCount,
  suburbId: 1,
  suburb: 'Fitzroy',
})

const at = (...markers: OfficePins_MarkerFragment[]): MapPin<OfficePins_MarkerFragment> => ({
  kind: 'place',
  key: 'place 1',
  latLong,
  markers,
})

const cluster: MapPin<OfficePins_MarkerFragment> = {
  kind: 'cluster',
  key: 'c',
  latLong,
  count: 1200,
  markers: [],
  expansionZoom: 9,
  suburb: null,
}

describe('a pin of offices', () => {
  it('tells how many agents an office has, and its name to a screen reader', () => {
    expect(lookOfOffices(at(office(1, 4)))).toEqual({
      text: '4 agents',
      name: 'Office 1, 4 agents',
      isApproximate: false,
    })
    expect(lookOfOffices(at(office(1, 1)))).toMatchObject({ text: '1 agent', name: 'Office 1, 1 agent' })
    expect(lookOfOffices(at(office(1, 0)))).toMatchObject({ text: 'Agency', name: 'Office 1, 0 agents' })
  })

  it('tells how many offices are at one place or near each other', () => {
    expect(lookOfOffices(at(office(1, 4), office(2, 3)))).toMatchObject({ text: '2 agencies', name: '2 agencies' })
    expect(lookOfOffices(cluster)).toMatchObject({ text: '1.2k', name: '1,200 agencies: zoom in' })
    expect(lookOfOffices({ ...cluster, count: 2, suburb: 'Fitzroy' })).toMatchObject({
      name: '2 agencies in Fitzroy: zoom in',
    })
  })
})
