import type { DocumentCase } from './document-cases.ts'
import { foundEverywhere } from './document-outcomes.ts'

const everyone = { skip: 0, take: 20 }
const sellers = (rest: object = {}) => ({
  service: 'selling',
  locationUri: 'fitzroy-vic-3065',
  officeUri: null,
  minimumRating: null,
  hasRecentResults: false,
  hasVideos: false,
  query: '',
  ...rest,
})
const inFitzroy = (rest: object = {}, order = 'results') => ({ filter: sellers(rest), order, paging: everyone })
const offices = (filter: object = {}, order = 'results') => ({
  filter: { query: '', ...filter },
  order,
  paging: everyone,
})
const typed = (query: string) => ({
  query,
  locations: { query, types: ['suburb', 'region'], take: 8 },
  paging: { skip: 0, take: 12 },
})

const onMap = (bounds: object, filter: object = {}, agents: object | null = null) => ({
  bounds,
  filter: { stateCode: null, query: '', ...filter },
  agents,
})
const inMelbourne = { south: -37.85, west: 144.9, north: -37.75, east: 145.05 }
const everywhere = { south: -44, west: 112, north: -10, east: 154 }

/** The documents of the pages of agents and agencies. */
export const agentCases: Record<string, DocumentCase> = {
  AgentsInPlace: {
    variables: inFitzroy(),
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      ['the best rated', inFitzroy({}, 'rating'), 'FOUND'],
      ['from A to Z', inFitzroy({}, 'name'), 'FOUND'],
      ['who manages', inFitzroy({ service: 'managing' }), 'FOUND'],
      ['a region', inFitzroy({ locationUri: 'inner-melbourne-vic' }), 'FOUND'],
      ['a street', inFitzroy({ locationUri: 'gore-street-fitzroy-vic-3065' }), 'FOUND'],
      ['four stars', inFitzroy({ minimumRating: 4 }), 'FOUND'],
      ['with videos', inFitzroy({ hasVideos: true }), 'FOUND'],
      ['many sales', inFitzroy({ hasRecentResults: true }), 'EMPTY'],
      ['an office', inFitzroy({ officeUri: 'tallow-and-reed-fitzroy' }), 'FOUND'],
      ['an office that does not exist', inFitzroy({ officeUri: 'nobody' }), 'NULL'],
      ['a place that does not exist', inFitzroy({ locationUri: 'atlantis-vic-9999' }), 'NULL'],
      ['six stars', inFitzroy({ minimumRating: 6 }), 'BAD_INPUT'],
    ],
  },
  AgentFinder: {
    variables: { filter: { type: 'suburb', order: 'popular', query: '' }, paging: everyone },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [['a page too large', { filter: { type: 'suburb' }, paging: { skip: 0, take: 101 } }, 'BAD_INPUT']],
  },
  AgentsByName: {
    variables: typed('imo'),
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['too much', typed('x'.repeat(101)), 'BAD_INPUT'],
      ['a suburb', typed('fitzroy'), 'FOUND'],
      ['an agency', typed('Tallow & Reed'), 'FOUND'],
      ['one who left', typed('Otto Reed'), 'FOUND'],
    ],
  },
  Agencies: {
    variables: offices(),
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['a state', offices({ stateCode: 'NSW' }, 'name'), 'FOUND'],
      ['a suburb', offices({ locationUri: 'fitzroy-vic-3065' }), 'FOUND'],
      ['a region', offices({ locationUri: 'inner-melbourne-vic' }), 'FOUND'],
      ['a name', offices({ query: 'harbour' }), 'FOUND'],
      ['one that was merged', offices({ query: 'reed brothers' }), 'EMPTY'],
      ['a place that does not exist', offices({ locationUri: 'atlantis-vic-9999' }), 'NULL'],
    ],
  },
  OfficeMarkers: {
    variables: onMap(inMelbourne),
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['the country', onMap(everywhere), 'FOUND'],
      ['a state', onMap(everywhere, { stateCode: 'NSW' }), 'FOUND'],
      ['a name', onMap(everywhere, { query: 'tallow' }), 'FOUND'],
      ['the agents of a list', onMap(everywhere, {}, sellers()), 'FOUND'],
      ['agents of nowhere', onMap(everywhere, {}, sellers({ locationUri: 'atlantis-vic-9999' })), 'NULL'],
      ['agents of six stars', onMap(everywhere, {}, sellers({ minimumRating: 6 })), 'BAD_INPUT'],
      ['where nobody is', onMap({ south: -30, west: 130, north: -29, east: 131 }), 'EMPTY'],
      ['a box upside down', onMap({ ...inMelbourne, south: -37.7 }), 'BAD_INPUT'],
      ['a box off the globe', onMap({ ...inMelbourne, east: 181 }), 'BAD_INPUT'],
      ['too long a name', onMap(everywhere, { query: 'x'.repeat(101) }), 'BAD_INPUT'],
    ],
  },
  PinnedOffice: {
    variables: { uri: 'harbour-north-sydney' },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'FOUND' },
    more: [
      ['one that was merged', { uri: 'reed-brothers-fitzroy' }, 'FOUND'],
      ['one that does not exist', { uri: 'nobody' }, 'NULL'],
    ],
  },
  PlaceOfMap: {
    variables: { uri: 'fitzroy-vic-3065' },
    differsIn: ['boundary'],
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      ['a region', { uri: 'inner-melbourne-vic' }, 'FOUND'],
      ['a street', { uri: 'gore-street-fitzroy-vic-3065' }, 'FOUND'],
      ['a place that does not exist', { uri: 'atlantis-vic-9999' }, 'NULL'],
    ],
  },
}
