import type { DocumentCases, OperationCases, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundEverywhere, foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

const everyone = { skip: 0, take: 20 }
const firstTen = { skip: 0, take: 10 }

export const operations: OperationCases = {
  getLocationPros: [
    { about: 'a suburb', path: '/rest/location/11/pros', status: 200 },
    { about: 'a suburb without figures', path: '/rest/location/16/pros', status: 200 },
    ...badNumber((id) => `/rest/location/${id}/pros`),
  ],
}

export const queries: QueryCases = {
  locationOverview: { variables: { identifier: 'fitzroy-vic-3065' } },
  locationFinder: { variables: { filter: { type: 'suburb', order: 'popular' } } },
  newDevelopments: { variables: {} },
  newBuilding: { variables: { locationUri: 'melbourne-vic-3000', slug: 'quayline-residences' } },
}

export const publicFields: PublicFields = {
  locationOverview: '{ locationOverview(identifier: "fitzroy-vic-3065") { __typename } }',
  locationFinder: '{ locationFinder(filter: { type: suburb }) { __typename } }',
  newBuilding: '{ newBuilding(locationUri: "melbourne-vic-3000", slug: "quayline-residences") { project { name } } }',
  newDevelopments: '{ newDevelopments { __typename } }',
}

export const documents: DocumentCases = {
  AgentFinder: {
    variables: { filter: { type: 'suburb', order: 'popular', query: '' }, paging: everyone },
    outcomes: foundInAll,
    more: [['a page too large', { filter: { type: 'suburb' }, paging: { skip: 0, take: 101 } }, 'BAD_INPUT']],
  },
  LocationOverview: {
    variables: { uri: 'fitzroy-vic-3065' },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      ['upper case', { uri: 'Fitzroy-VIC-3065' }, 'FOUND'],
      ['a region', { uri: 'inner-melbourne-vic' }, 'FOUND'],
      ['a street', { uri: 'gore-street-fitzroy-vic-3065' }, 'FOUND'],
      ['a place without homes', { uri: 'humpty-doo-nt-0836' }, 'FOUND'],
      ['a place that does not exist', { uri: 'atlantis-vic-9999' }, 'NULL'],
      ['nothing', { uri: '' }, 'NULL'],
    ],
    differsIn: ['boundary'],
  },
  ChildPlaces: {
    variables: { filter: { type: 'suburb', parentUri: 'inner-melbourne-vic', order: 'popular' }, paging: firstTen },
    outcomes: { ...foundEverywhere, 'empty-result': 'FOUND', withdrawn: 'FOUND', 'unknown-location': 'NULL' },
    more: [
      [
        'the streets of a suburb',
        { filter: { type: 'street', parentUri: 'fitzroy-vic-3065' }, paging: firstTen },
        'FOUND',
      ],
      [
        'the streets of a street',
        { filter: { type: 'street', parentUri: 'gore-street-fitzroy-vic-3065' }, paging: firstTen },
        'EMPTY',
      ],
    ],
  },
  LocationFinder: {
    variables: { filter: { type: 'suburb' }, paging: firstTen },
    outcomes: foundInAll,
    more: [
      ['regions', { filter: { type: 'region' }, paging: firstTen }, 'FOUND'],
      ['streets', { filter: { type: 'street' }, paging: firstTen }, 'FOUND'],
      [
        'a state and a letter',
        { filter: { type: 'suburb', stateCode: 'VIC', letter: 'F' }, paging: firstTen },
        'FOUND',
      ],
      ['a name that was begun', { filter: { type: 'suburb', query: 'rich' }, paging: firstTen }, 'FOUND'],
      ['a page past the last', { filter: { type: 'suburb' }, paging: { skip: 90, take: 10 } }, 'FOUND'],
      ['a letter that is none', { filter: { type: 'suburb', letter: 'É' }, paging: firstTen }, 'BAD_INPUT'],
    ],
  },
  NewDevelopments: {
    variables: { filter: {}, paging: firstTen },
    outcomes: {
      ...foundEverywhere,
      'empty-result': 'EMPTY',
      withdrawn: 'EMPTY',
      'unknown-location': 'FOUND',
      // A project is found by where it stands.
      'hidden-address': 'EMPTY',
    },
    more: [
      ['a state', { filter: { stateCode: 'NSW' }, paging: firstTen }, 'FOUND'],
      ['a state that has none', { filter: { stateCode: 'NT' }, paging: firstTen }, 'EMPTY'],
      ['a suburb', { filter: { locationUri: 'melbourne-vic-3000' }, paging: firstTen }, 'FOUND'],
      ['a region', { filter: { locationUri: 'inner-melbourne-vic' }, paging: firstTen }, 'FOUND'],
      ['a place that does not exist', { filter: { locationUri: 'atlantis-vic-9999' }, paging: firstTen }, 'NULL'],
    ],
  },
  NewBuilding: {
    variables: { locationUri: 'melbourne-vic-3000', slug: 'quayline-residences' },
    outcomes: {
      ...foundEverywhere,
      'empty-result': 'NULL',
      withdrawn: 'NULL',
      'unknown-location': 'NULL',
      'hidden-address': 'NULL',
    },
    more: [
      ['another building', { locationUri: 'sydney-nsw-2000', slug: 'harbour-terrace' }, 'FOUND'],
      ['a building of another suburb', { locationUri: 'melbourne-vic-3000', slug: 'harbour-terrace' }, 'NULL'],
      ['a suburb that does not exist', { locationUri: 'atlantis-vic-9999', slug: 'harbour-terrace' }, 'NULL'],
    ],
  },
}
