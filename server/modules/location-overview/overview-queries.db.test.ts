import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
  await portal.world.database.query(
    `update listing set listing_class = 'newDevelopment', project_name = case id when 3 then 'Loft Lane' else 'Wren House' end
     where id in (1, 2, 3)`,
  )
  await refreshListingSearch(portal.world.database, [1, 2, 3])
})
afterAll(() => portal.close())

const asked = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await portal.ask(query, variables)
  expect(errors).toBeUndefined()
  return data
}

const found = async (filter: Record<string, unknown>, paging = { skip: 0, take: 25 }) => {
  const { locationFinder } = await asked(
    `query Find($filter: LocationFinderFilter!, $paging: PagingInput!) {
       locationFinder(filter: $filter, paging: $paging) {
         total letters { letter count } states { state { code } count } parent { name }
         results { forSale forRent childCount score location { name } } } }`,
    { filter, paging },
  )
  return locationFinder
}

const namesOf = (answer: { results: { location: { name: string } }[] }) =>
  answer.results.map(({ location }) => location.name)

describe('the finder', () => {
  it('lists the places of a kind from A to Z, with letters and states', async () => {
    const answer = await found({ type: 'suburb' })
    expect(namesOf(answer)).toEqual(['Carlton', 'Collingwood', 'Fitzroy', 'Footscray', 'Maleny', 'Montville'])
    expect(answer.letters).toEqual([
      { letter: 'C', count: 2 },
      { letter: 'F', count: 2 },
      { letter: 'M', count: 2 },
    ])
    expect(answer.states).toEqual([
      { state: { code: 'QLD' }, count: 2 },
      { state: { code: 'VIC' }, count: 4 },
    ])
  })

  it('has the score of places that locals reviewed', async () => {
    await portal.world.database.exec(`
      insert into post (id, kind, location_id, title, content, rating, written_at, published_at)
      values (901, 'locationReview', (select id from location where uri = 'fitzroy-vic-3065'), 'Calm', 'It is calm.', 5, '2026-11-01Z', '2026-11-01Z');
      insert into location_review (id, author_relation) values (901, 'livesHere')`)
    const { results } = await found({ type: 'suburb', letter: 'F' })
    expect(results.map(({ score }: { score: number | null }) => score)).toEqual([69, null])
    await portal.world.database.exec('delete from post where id = 901')
  })

  it('narrows down by state, letter, words and what places belong to', async () => {
    expect(namesOf(await found({ type: 'suburb', stateCode: 'QLD' }))).toEqual(['Maleny', 'Montville'])
    expect(namesOf(await found({ type: 'suburb', letter: 'F' }))).toEqual(['Fitzroy', 'Footscray'])
    expect(namesOf(await found({ type: 'suburb', query: '3053' }))).toEqual(['Carlton'])
    expect(namesOf(await found({ type: 'street', query: 'smith street fitz' }))).toEqual(['Smith Street'])
    const typed = '12 Smith St, Fitzroy, Victoria, Australia'
    expect(namesOf(await found({ type: 'street', query: typed }))).toEqual(['Smith Street'])
    expect(namesOf(await found({ type: 'suburb', query: 'Fitzroy VIC, Australia' }))).toEqual(['Fitzroy'])
    expect(namesOf(await found({ type: 'suburb', query: 'greater melbourne' }))).toHaveLength(4)
    const children = await found({ type: 'suburb', parentUri: 'inner-melbourne-vic' })
    expect([children.total, children.parent.name]).toEqual([4, 'Inner Melbourne'])
    expect(await found({ type: 'suburb', parentUri: 'nowhere-vic' })).toBeNull()
  })

  it('gives page after page, and the busiest first when asked', async () => {
    const second = await found({ type: 'suburb' }, { skip: 2, take: 2 })
    expect([second.total, namesOf(second)]).toEqual([6, ['Fitzroy', 'Footscray']])
    const [busiest] = (await found({ type: 'suburb', order: 'popular' })).results
    expect(busiest.location.name).toBe('Fitzroy')
  })

  it('counts the homes of suburbs, regions and streets, hidden addresses apart', async () => {
    const [region] = (await found({ type: 'region' })).results
    const suburbs = (await found({ type: 'suburb', parentUri: 'inner-melbourne-vic' })).results
    const sum = (key: 'forSale' | 'forRent') =>
      suburbs.reduce((total: number, suburb: Record<string, number>) => total + (suburb[key] ?? 0), 0)
    expect([region.forSale, region.forRent, region.childCount]).toEqual([sum('forSale'), sum('forRent'), 4])
    expect(region.forSale).toBeGreaterThan(0)
    const { listingSearch } = await asked(
      `{ listingSearch(searchParams: { searchMode: buy, locationSearchContext: {
           searchLocations: [{ uri: "smith-street-fitzroy-vic-3065" }], includeSurroundingSuburbs: false } }) { total } }`,
    )
    const [street] = (await found({ type: 'street' })).results
    expect(street.forSale).toBe(listingSearch.total)
  })
})

describe('the overview of a place', () => {
  const overview = async (identifier: string, fields: string) =>
    (
      await asked(`query Of($identifier: String!) { locationOverview(identifier: $identifier) { ${fields} } }`, {
        identifier,
      })
    ).locationOverview

  it('leads from a suburb, and from nothing else, to searches that find homes of it', async () => {
    const { database } = portal.world
    await database.query(
      `update listing_search set property_type = 7, bedrooms = 3, price_from = case listing_id when 2 then 500000 else 3000000 end
       where listing_id in (2, 3)`,
    )
    onTestFinished(() => refreshListingSearch(database, [2, 3]))
    const { facetSearches } = await overview('fitzroy-vic-3065', 'facetSearches { level title canonicalUri }')
    expect(new Set(facetSearches.map(({ level }: { level: number }) => level))).toEqual(new Set([2, 3, 4]))
    for (const { canonicalUri } of facetSearches) {
      const parsed = parseSearchUrl(canonicalUri)
      if (!parsed.ok) throw new Error(`${canonicalUri} is no search`)
      const { searchMode, propertyTypes, bedrooms, price } = parsed.parameters
      const search = {
        searchMode,
        propertyTypes,
        bedrooms,
        price,
        locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }], includeSurroundingSuburbs: false },
      }
      const { listingSearch } = await asked(
        'query Of($search: SearchParamsInput!) { listingSearch(searchParams: $search) { total } }',
        { search },
      )
      expect([canonicalUri, listingSearch.total > 0]).toEqual([canonicalUri, true])
    }
    for (const uri of ['inner-melbourne-vic', 'smith-street-fitzroy-vic-3065'])
      expect(await overview(uri, 'facetSearches { title }')).toEqual({ facetSearches: [] })
  })

  it('counts as many homes as the search of the place alone finds', async () => {
    for (const uri of ['fitzroy-vic-3065', 'inner-melbourne-vic', 'smith-street-fitzroy-vic-3065', 'maleny-qld-4552']) {
      const { counts } = await overview(uri, 'counts { buy rent sold leased }')
      for (const mode of ['buy', 'rent', 'sold', 'leased']) {
        const { listingSearch } = await asked(
          `query Alone($uri: String!, $mode: SearchMode!) { listingSearch(searchParams: { searchMode: $mode,
             locationSearchContext: { searchLocations: [{ uri: $uri }], includeSurroundingSuburbs: false } }) { total } }`,
          { uri, mode },
        )
        expect([uri, mode, counts[mode]]).toEqual([uri, mode, listingSearch.total])
      }
    }
  })

  it('never shows a hidden address on its street, only around it', async () => {
    const street = await overview('smith-street-fitzroy-vic-3065', 'newestForSale { id } homesNearby { id }')
    expect(street.newestForSale).toContainEqual({ id: 1 })
    expect(street.newestForSale).not.toContainEqual({ id: 2 })
    expect(street.homesNearby).not.toContainEqual({ id: 1 })
    expect(street.homesNearby).toContainEqual({ id: 2 })
  })

  it('names the suburbs, schools and offices around, and none of them for a region but offices', async () => {
    const fields = `nearbySuburbs(take: 2) { distance location { name } } schools(take: 1) { name } schoolCount
      offices { office { uri } forSale }`
    const fitzroy = await overview('fitzroy-vic-3065', fields)
    expect(fitzroy.nearbySuburbs.map(({ location }: { location: { name: string } }) => location.name)).toEqual([
      'Collingwood',
      'Carlton',
    ])
    expect([fitzroy.schools, fitzroy.schoolCount]).toEqual([[{ name: 'Fitzroy Primary' }], 2])
    expect(fitzroy.offices[0].office.uri).toBe('nelson-fitzroy')
    const region = await overview('inner-melbourne-vic', fields)
    expect([region.nearbySuburbs, region.schools, region.schoolCount]).toEqual([[], [], 0])
    expect(region.offices[0].office.uri).toBe('nelson-fitzroy')
  })

  it('names the suburbs around a remote one too, up to 300 km away', async () => {
    const { database } = portal.world
    onTestFinished(async () => void (await database.query("delete from location where postcode in ('4482', '4829')")))
    await database.query(
      `insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement) values
         (9001, 'birdsville-qld-4482', 'suburb', 'Birdsville', 'QLD', '4482', -25898800, 139351700, 'country'),
         (9002, 'bedourie-qld-4829', 'suburb', 'Bedourie', 'QLD', '4829', -24358600, 139470800, 'country')`,
    )
    expect(await overview('birdsville-qld-4482', 'nearbySuburbs(take: 8) { distance location { name } }')).toEqual({
      nearbySuburbs: [{ distance: 171_682, location: { name: 'Bedourie' } }],
    })
  })

  it('takes the newest year alone for lists of places', async () => {
    const { location } = await asked(
      `{ location(identifier: "fitzroy-vic-3065") { latestMedians { houseSale { startsOn value } unitSale { value } } } }`,
    )
    expect(location.latestMedians).toEqual({ houseSale: { startsOn: '2025-01-01', value: 1_550_000 }, unitSale: null })
  })
})

describe('new developments', () => {
  const developments = async (filter: Record<string, unknown>) =>
    (
      await asked(
        `query New($filter: NewDevelopmentsFilter!) { newDevelopments(filter: $filter) {
           total projects { name streetAddress location { name } office { name } apartments { id } }
           states { state { code } count } suburbs { count location { name } } } }`,
        { filter },
      )
    ).newDevelopments

  it('are projects, the most prominent first, without a home whose street address is hidden', async () => {
    expect(await developments({})).toEqual({
      total: 2,
      projects: [
        {
          name: 'Wren House',
          streetAddress: '12 Smith Street',
          location: { name: 'Fitzroy' },
          office: { name: expect.any(String) },
          apartments: [{ id: 1 }],
        },
        {
          name: 'Loft Lane',
          streetAddress: '8 Oxford Street',
          location: { name: 'Collingwood' },
          office: { name: expect.any(String) },
          apartments: [{ id: 3 }],
        },
      ],
      states: [{ state: { code: 'VIC' }, count: 2 }],
      suburbs: [
        { count: 1, location: { name: 'Collingwood' } },
        { count: 1, location: { name: 'Fitzroy' } },
      ],
    })
  })
  it('are found by state, region and suburb', async () => {
    expect((await developments({ locationUri: 'inner-melbourne-vic' })).total).toBe(2)
    expect((await developments({ locationUri: 'carlton-vic-3053' })).total).toBe(0)
    expect((await developments({ stateCode: 'QLD' })).total).toBe(0)
    expect(await developments({ locationUri: 'smith-street-fitzroy-vic-3065' })).toBeNull()
  })
})

describe('a building of new apartments', () => {
  const building = async (locationUri: string, slug: string) =>
    (
      await asked(
        `query Building($locationUri: String!, $slug: String!) { newBuilding(locationUri: $locationUri, slug: $slug) {
           project { name canonicalUri streetAddress location { name } apartments { id building { canonicalUri } } }
           sold { id } } }`,
        { locationUri, slug },
      )
    ).newBuilding

  it('has its apartments on the market and none whose street address is hidden', async () => {
    expect(await building('Fitzroy-VIC-3065', 'Wren-House')).toEqual({
      project: {
        name: 'Wren House',
        canonicalUri: '/new-apartments/fitzroy-vic-3065/wren-house',
        streetAddress: '12 Smith Street',
        location: { name: 'Fitzroy' },
        apartments: [{ id: 1, building: { canonicalUri: '/new-apartments/fitzroy-vic-3065/wren-house' } }],
      },
      sold: [],
    })
  })
  it('stays when all of it is sold, the latest first', async () => {
    const { database } = portal.world
    await database.query(
      `update listing set listing_class = 'newDevelopment', project_name = 'Old Mill', suburb_id = 11
       where status_type = 'completed' and listing_type = 'sale'`,
    )
    const sold = await database.query<{ id: number }>(
      `select id from listing where project_name = 'Old Mill' and not is_address_hidden order by completed_on desc, id desc`,
    )
    await refreshListingSearch(
      database,
      sold.map(({ id }) => id),
    )
    expect(sold.length).toBeGreaterThan(1)
    const { project, sold: answered } = await building('fitzroy-vic-3065', 'old-mill')
    expect(project.apartments).toEqual([])
    expect(answered).toEqual(sold)
  })
  it('has 500 apartments in a list at most', async () => {
    const { database } = portal.world
    const copies = (table: string, key: string) =>
      database.query(
        `insert into ${table} select (jsonb_populate_record(${table}, jsonb_build_object('${key}', 700000 + number, 'project_name', 'Tower'))).*
         from ${table}, generate_series(1, 501) number where ${table}.${key} = 1`,
      )
    await copies('listing', 'id')
    await copies('listing_search', 'listing_id')
    const { apartments } = (await building('fitzroy-vic-3065', 'tower')).project
    expect([apartments.length, apartments.at(-1)?.id]).toEqual([500, 700_500])
    await database.query(`delete from listing where project_name = 'Tower'`)
  })
  it.each([
    ['fitzroy-vic-3065', 'loft-lane'],
    ['atlantis-vic-9999', 'wren-house'],
    ['inner-melbourne-vic', 'wren-house'],
    ['fitzroy-vic-3065', ''],
  ])('is none in %s called %j', async (locationUri, slug) => expect(await building(locationUri, slug)).toBeNull())
})
