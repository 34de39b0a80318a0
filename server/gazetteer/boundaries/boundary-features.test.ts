import { describe, expect, it } from 'vitest'
import { NotBoundaries, readBoundaries } from './boundary-features.ts'

const square = (west: number, south: number, side = 0.01) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
})

const fileOf = (...properties: (Record<string, unknown> & { geometry?: unknown })[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: properties.map(({ geometry, ...rest }, index) => ({
      type: 'Feature',
      properties: rest,
      geometry: geometry === undefined ? square(145 + index / 10, -38) : geometry,
    })),
  })

const namesIn = (text: string) => readBoundaries(text).boundaries.map(({ name, stateCode }) => [name, stateCode])

describe('a file of boundaries', () => {
  it('has no name where a text is far longer than names are', () => {
    const text = fileOf({ SAL_NAME21: '('.repeat(201) }, { SAL_NAME21: 'Carlton', STE_NAME21: 'Victoria' })
    expect(readBoundaries(text)).toMatchObject({ nameless: 1, boundaries: [{ name: 'Carlton' }] })
  })

  it('is read by the names of the Bureau of Statistics, of Geoscape, and of shapefiles that cut names off', () => {
    const text = fileOf(
      { SAL_CODE21: '20495', SAL_NAME21: 'Carlton', STE_NAME21: 'Victoria' },
      { SAL_CODE_2021: '10012', SAL_NAME_2021: 'Ascot (Ballarat - Vic.)', STATE_NAME_2021: 'Victoria' },
      { SSC_CODE_2016: '1', ssc_name_2016: 'Abbey', state_name_2016: 'Western Australia' },
      { LOC_PID: 'locb0ad1bc0', LOC_NAME: 'Hobart', STATE: 'TAS' },
      { loc_pid: 'VIC2615', vic_loca_2: 'UNDERBOOL' },
      { loc_pid: 'SA676', sa_local_2: 'KINGSWOOD', sa_local_5: 'G' },
    )
    expect(namesIn(text)).toEqual([
      ['Carlton', 'VIC'],
      ['Ascot', 'VIC'],
      ['Abbey', 'WA'],
      ['Hobart', 'TAS'],
      ['UNDERBOOL', 'VIC'],
      ['KINGSWOOD', 'SA'],
    ])
  })

  it('leaves out hundreds, what has no name and what has no area, and counts them', () => {
    const text = fileOf(
      { loc_pid: 'SA1', sa_local_2: 'WALLAROO', sa_local_5: 'G' },
      { loc_pid: 'SA2', sa_local_2: 'WALLAROO', sa_local_5: 'H' },
      { loc_pid: 'SA3', sa_local_2: null },
      { SAL_CODE21: '29797', SAL_NAME21: 'No usual address (Vic.)', geometry: null },
    )
    const { boundaries, ...counts } = readBoundaries(text)
    expect(boundaries).toHaveLength(1)
    expect(counts).toEqual({ features: 4, nameless: 1, shapeless: 1, hundreds: 1 })
  })

  it('puts the islands of a suburb together', () => {
    const text = fileOf(
      { loc_pid: 'WA1702', wa_local_2: 'MARDIE' },
      { loc_pid: 'WA1702', wa_local_2: 'MARDIE' },
      { loc_pid: 'WA9', wa_local_2: 'MARDIE' },
    )
    expect(readBoundaries(text).boundaries.map(({ area }) => area.length)).toEqual([2, 1])
  })

  it('is refused in plain words when it is none', () => {
    const refused = (text: string, message: string) =>
      expect(() => readBoundaries(text)).toThrow(new NotBoundaries(message))
    refused('<kml>', 'The file is not GeoJSON.')
    refused('{"type":"Topology"}', 'The file is no GeoJSON with features.')
    refused(fileOf({ name: 'Fitzroy' }), 'No feature of the file has a property with the name of a suburb.')
    refused(
      fileOf({ LOC_NAME: 'Fitzroy', geometry: square(322_000, 5_814_000, 900) }),
      'The coordinates of the file are not degrees. Save it as GeoJSON in GDA2020, GDA94 or WGS 84.',
    )
  })
})
