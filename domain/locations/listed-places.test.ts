import { describe, expect, it } from 'vitest'
import { buildCompletionIndex, type CompletionPlace } from './completion/completion-index.ts'
import { listedPlaces } from './listed-places.ts'

type Row = CompletionPlace & { id: number; parentId: number | null }

const region = (id: number, name: string): Row => ({
  id,
  parentId: null,
  uri: `region-${id}`,
  name,
  stateCode: 'VIC',
  postcode: null,
  kind: 'region',
  population: 0,
})
const suburb = (id: number, parentId: number, name: string, postcode: string, otherNames: string[] = []): Row => ({
  ...region(id, name),
  parentId,
  uri: `suburb-${id}`,
  postcode,
  kind: 'suburb',
  otherNames,
})
const street = (id: number, { id: parentId, name: suburbName, postcode }: Row, name: string): Row => ({
  ...region(id, name),
  parentId,
  uri: `street-${id}`,
  postcode,
  kind: 'street',
  suburbName,
})

const fitzroy = suburb(10, 1, 'Fitzroy', '3065')
const fitzroyNorth = suburb(11, 1, 'Fitzroy North', '3068')
const stKilda = suburb(12, 1, 'St Kilda', '3182')
const melbourne = suburb(13, 1, 'Melbourne', '3000', ['Federation Square'])
const rye = suburb(14, 2, 'Rye', '3941')
const rows = [
  region(1, 'Inner Melbourne'),
  region(2, 'Mornington Peninsula'),
  fitzroy,
  fitzroyNorth,
  melbourne,
  rye,
  stKilda,
  street(20, fitzroy, 'Gertrude Street'),
  street(21, fitzroy, 'Smith Street'),
  street(22, fitzroyNorth, 'Smith Street'),
  street(23, stKilda, 'Barkly Street'),
]
const index = buildCompletionIndex(rows, [{ names: ['Greater Melbourne'], uris: ['region-1', 'region-2'] }])

const left = (kind: Row['kind'], query: string, places = rows.filter((row) => row.kind === kind)) =>
  listedPlaces(index, { kind, query }, places).map(({ id }) => id)

describe('what was typed leaves of a list', () => {
  it.each([
    ['smith', [21, 22]],
    ['Smith St', [21, 22]],
    ['smith st fitzroy', [21]],
    ['12 Smith Street, Fitzroy VIC 3065, Australia', [21]],
    ['smith st north fitzroy', [22]],
    ['fitz', [20, 21, 22]],
    ['Fitzroy, Victoria', [20, 21, 22]],
    ['nth fitzroy', [22]],
    ['n fitzroy', [22]],
    ['3065', [20, 21]],
    ['fitzroy 30', [20, 21, 22]],
    ['kilda', [23]],
    ['saint kilda', [23]],
    ['street', [20, 21, 22, 23]],
    ['gertrde', [20]],
    ['xyz', []],
  ])('of streets, %j: %j', (query, ids) => expect(left('street', query)).toEqual(ids))

  it.each([
    ['f', [10, 11]],
    ['Fitzroy', [10, 11]],
    ['north fitzroy', [11]],
    ['Fitzroy, Victoria, Australia', [10, 11]],
    ['vic 3068', [11]],
    ['saint kilda', [12]],
    ['federation square', [13]],
    ['victoria', [10, 11, 13, 14, 12]],
    ['Mornington Peninsula', [14]],
    ['greater melbourne', [10, 11, 13, 14, 12]],
    ['fitzroi', [10, 11]],
    ['fed', [13]],
    ['xyz', []],
  ])('of suburbs, %j: %j', (query, ids) => expect(left('suburb', query)).toEqual(ids))

  it.each([
    ['greater melbourne', [1, 2]],
    ['the mornington peninsula', [2]],
    ['fitzroy', []],
  ])('of regions, %j: %j', (query, ids) => expect(left('region', query)).toEqual(ids))

  it.each(['', '  ', "'", '日本'])('everything, where %j holds neither letter nor digit', (query) =>
    expect(left('suburb', query)).toHaveLength(5),
  )

  it('nothing that is not in the list, in its order', () => {
    expect(left('suburb', 'fitzroy', [fitzroyNorth])).toEqual([11])
    expect(left('suburb', 'fitzroy', [fitzroyNorth, rye, fitzroy])).toEqual([11, 10])
  })
})
