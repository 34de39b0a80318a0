import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'

let portal: AlertsUnderTest
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const ALERT = `alert { id name description frequency isByEmail isByPush isPaused isPartlyInRange createdAt unseenListingIds
  unseenListingCount cardInfo { mode place price features } links { search alert edit } coverPhoto { identifier }
  searchParams { searchMode context bedrooms price { min max } }
  filter { searchMode statusTypes listingTypes locations { id uri name } locationIds price { min max }
    beds { min only } baths { min only } carSpaces { min only } propertyTypes } }`
const ADD = `mutation Add($input: AddAlertInput!) { addAlert(input: $input) { ${ALERT} } }`
const UPDATE = `mutation Update($input: UpdateAlertInput!) { updateAlert(input: $input) { ${ALERT} } }`

const fitzroy = { searchMode: 'buy', locations: ['fitzroy-vic-3065'] }
let keys = 0
const input = (changes: Record<string, unknown> = {}) => ({
  name: 'Fitzroy',
  filter: fitzroy,
  idempotencyKey: `key-${(keys += 1)}-of-tests`,
  ...changes,
})
const add = (changes: Record<string, unknown> = {}, memberId: number | null = ALICE) =>
  portal.ask(memberId, ADD, { input: input(changes) })
const codeOf = (answer: Awaited<ReturnType<typeof add>>) => [
  answer.errors?.[0]?.extensions.code,
  answer.errors?.[0]?.message,
]
const list = async (memberId: number | null = ALICE) =>
  portal.ask(memberId, '{ alerts { unseenListingCount results { id name } } }')

describe('an alert', () => {
  it('is made with everything that its page shows', async () => {
    const { data, errors } = await add({
      name: '  A <b>terrace</b> in Fitzroy ',
      filter: {
        ...fitzroy,
        price: { min: 800_000, max: 1_200_000 },
        beds: { min: 3 },
        baths: { only: [2] },
        propertyTypes: ['Terrace', 'House'],
        propertyFeatures: ['pool'],
      },
      delivery: { frequency: 'daily' },
    })
    expect(errors).toBeUndefined()
    const { id, ...alert } = data.addAlert.alert
    expect(alert).toEqual({
      name: 'A <b>terrace</b> in Fitzroy',
      description:
        'Houses and terraces for sale in Fitzroy, VIC 3065 and surrounding suburbs, $800,000 to $1.2M, with 3+ bedrooms, 2 bathrooms and pool.',
      frequency: 'daily',
      isByEmail: true,
      isByPush: false,
      isPaused: false,
      isPartlyInRange: true,
      createdAt: '2026-11-20T13:00:00+11:00',
      unseenListingIds: [],
      unseenListingCount: 0,
      cardInfo: {
        mode: 'Buy',
        place: 'Fitzroy, VIC 3065',
        price: '$800,000 to $1.2M',
        features: ['Houses and terraces', '3+ bedrooms', '2 bathrooms', 'Pool', 'Surrounding suburbs'],
      },
      links: {
        search: expect.stringMatching(/^\/for-sale\/fitzroy-vic-3065\//),
        alert: `/alerts/${id}`,
        edit: `/alerts/${id}/edit`,
      },
      coverPhoto: null,
      searchParams: {
        searchMode: 'buy',
        context: 'location',
        bedrooms: [3, 4, 5],
        price: { min: 800_000, max: 1_200_000 },
      },
      filter: {
        searchMode: 'buy',
        statusTypes: ['available'],
        listingTypes: ['sale'],
        locations: [{ id: 11, uri: 'fitzroy-vic-3065', name: 'Fitzroy' }],
        locationIds: [11],
        price: { min: 800_000, max: 1_200_000 },
        beds: { min: 3, only: [] },
        baths: { min: null, only: [2] },
        carSpaces: { min: null, only: [] },
        propertyTypes: ['House', 'Terrace'],
      },
    })
    expect((await list()).data.alerts).toEqual({ unseenListingCount: 0, results: [{ id, name: alert.name }] })
  })

  it('of the same search is answered instead of a second one, whatever else it asks for', async () => {
    const first = (await add()).data.addAlert.alert
    const second = (await add({ name: 'Another', filter: { ...fitzroy, locations: [], locationIds: [11] } })).data
      .addAlert.alert
    expect(second).toEqual(first)
    const other = (await add({ filter: { ...fitzroy, beds: { min: 2 } } })).data.addAlert.alert
    expect(other.id).not.toBe(first.id)
    expect((await list()).data.alerts.results).toHaveLength(2)
  })

  it('is made once by the same key, twice at once and later', async () => {
    const same = input()
    const asked = await Promise.all([1, 2, 3].map(() => portal.ask(ALICE, ADD, { input: same })))
    const later = await portal.ask(ALICE, ADD, { input: { ...same, filter: { ...fitzroy, beds: { min: 4 } } } })
    const ids = [...asked, later].map(({ data }) => data.addAlert.alert.id)
    expect(new Set(ids).size).toBe(1)
    const [{ data } = { data: null }] = [await add({ idempotencyKey: same.idempotencyKey }, BRUNO)]
    expect(data.addAlert.alert.id).not.toBe(ids[0])
  })

  it('is made from a name and a filter alone, as often as it is another search', async () => {
    const beds = [2, 3].map((min) => ({ name: 'Fitzroy', filter: { ...fitzroy, beds: { min } } }))
    const asked = await Promise.all(beds.map((plain) => portal.ask(ALICE, ADD, { input: plain })))
    expect(new Set(asked.map(({ data }) => data.addAlert.alert.id)).size).toBe(2)
  })

  it('that is there is saved anew by its number; that of another member is not there', async () => {
    const { id } = (await add()).data.addAlert.alert
    const anew = { id, name: 'Three bedrooms', filter: { ...fitzroy, beds: { min: 3 } } }
    const saved = (await portal.ask(ALICE, ADD, { input: anew })).data.addAlert.alert
    expect(saved).toMatchObject({ id, name: 'Three bedrooms', filter: { beds: { min: 3 } } })
    expect((await list()).data.alerts.results).toEqual([{ id, name: 'Three bedrooms' }])
    expect(codeOf(await portal.ask(BRUNO, ADD, { input: anew }))).toEqual(['NOT_FOUND', 'Error creating Alert'])
  })

  it.each([
    ['', 'an empty name'],
    [' \t ', 'a blank name'],
    ['x'.repeat(10_000), '10,000 characters'],
    ['x'.repeat(101), '101 characters'],
    ['a\u0007b', 'a control character'],
    ['a\nb', 'a line break'],
  ])('has no name of %#', async (name) => {
    expect(codeOf(await add({ name }))).toEqual([
      'BAD_INPUT',
      'The name of an alert has 1 to 100 characters, all of them printable.',
    ])
  })

  it('takes 100 characters of any kind', async () => {
    const name = '🏡'.repeat(100)
    expect((await add({ name })).data.addAlert.alert.name).toBe(name)
  })

  it('looks nowhere that is not there', async () => {
    const gone = await add({ filter: { ...fitzroy, locations: ['atlantis-vic-3999'] } })
    expect(codeOf(gone)[0]).toBe('UNKNOWN_LOCATION')
    expect(codeOf(await add({ filter: { ...fitzroy, locations: [], locationIds: [999] } }))[0]).toBe('UNKNOWN_LOCATION')
    const office = { searchMode: 'buy', context: 'office', officeUri: 'nobody' }
    expect(codeOf(await add({ filter: office }))[0]).toBe('UNKNOWN_LOCATION')
  })

  const shape = (...corners: [number, number][]) =>
    encodePolyline(corners.map(([latitude, longitude]) => ({ latitude, longitude })))
  const square = shape([-37.79, 144.97], [-37.79, 144.99], [-37.81, 144.99], [-37.81, 144.97])

  it.each([
    ['no shape', 'nonsense!!'],
    ['a shape that crosses itself', shape([-37.79, 144.97], [-37.81, 144.99], [-37.79, 144.99], [-37.81, 144.97])],
    ['two corners', shape([-37.79, 144.97], [-37.81, 144.99])],
    ['no area', shape([-37.79, 144.97], [-37.79, 144.97], [-37.79, 144.97])],
  ])('is refused for %s', async (_what, drawnArea) => {
    expect(codeOf(await add({ filter: { searchMode: 'buy', context: 'draw', drawnArea } }))[0]).toBe('BAD_SEARCH')
    expect((await list()).data.alerts.results).toEqual([])
  })

  it('of a shape leads to its search by the suburb nearest to it; another shape is another alert', async () => {
    const drawn = { searchMode: 'buy', context: 'draw', drawnArea: square }
    const { alert } = (await add({ filter: drawn })).data.addAlert
    expect(alert.links.search).toMatch(/^\/for-sale\/fitzroy-vic-3065\/real-estate\?.*shape=/)
    expect(alert.cardInfo.place).toBe('Your drawn area')
    const closed = shape([-37.79, 144.97], [-37.79, 144.98], [-37.81, 144.98], [-37.79, 144.97])
    const other = (await add({ filter: { ...drawn, drawnArea: closed } })).data.addAlert.alert
    expect(other.id).not.toBe(alert.id)
  })

  it('is for homes on the market, or for those that were sold or leased', async () => {
    const ofSales = (await add({ filter: { ...fitzroy, statusTypes: ['completed'] } })).data.addAlert.alert
    expect(ofSales).toMatchObject({
      links: { search: '/sold-properties/fitzroy-vic-3065' },
      filter: { searchMode: 'buy', statusTypes: ['completed'], listingTypes: ['sale'] },
    })
    expect((await add()).data.addAlert.alert.id).not.toBe(ofSales.id)
    const ofLeases = await add({ filter: { ...fitzroy, searchMode: 'rent', statusTypes: ['completed'] } })
    expect(ofLeases.data.addAlert.alert.filter).toMatchObject({ searchMode: 'rent', statusTypes: ['completed'] })
    for (const statusTypes of [['removed'], ['available', 'completed']]) {
      expect(codeOf(await add({ filter: { ...fitzroy, statusTypes } }))[0]).toBe('BAD_INPUT')
    }
    expect(codeOf(await add({ filter: { ...fitzroy, listingTypes: ['rental'] } }))[0]).toBe('BAD_INPUT')
  })

  it('is one of at most 500', async () => {
    const { data } = await add({ filter: { ...fitzroy, searchMode: 'rent' } })
    await portal.database.query(
      `insert into alert (member_id, name, search, area, frequency, is_by_email, is_by_push, is_partly_in_range, time_zone,
         idempotency_key, created_at)
       select $1, 'No ' || n, search, area, 'daily', true, false, true, 'Australia/Melbourne', 'key-number-' || n, $2
       from generate_series(1, 499) n, (select search, area from alert limit 1) one`,
      [ALICE, portal.now()],
    )
    expect(codeOf(await add())).toEqual([
      'BAD_INPUT',
      'You have 500 alerts, which is the most. Delete one to make room.',
    ])
    // The one that is there already is answered all the same.
    const again = await add({ filter: { ...fitzroy, searchMode: 'rent' } })
    expect(again.data.addAlert.alert.id).toBe(data.addAlert.alert.id)
    await portal.ask(ALICE, `mutation { deleteAlert(alertId: "${data.addAlert.alert.id}") { alertId } }`)
    expect((await add()).errors).toBeUndefined()
    const undo = await portal.ask(
      ALICE,
      `mutation { undoDeleteAlert(alertId: "${data.addAlert.alert.id}") { alert { id } } }`,
    )
    expect(codeOf(undo)[0]).toBe('BAD_INPUT')
  })
})

describe('a change of an alert', () => {
  it('leaves what it does not name', async () => {
    const before = (await add()).data.addAlert.alert
    const { data } = await portal.ask(ALICE, UPDATE, {
      input: { id: before.id, name: 'Renamed', isPaused: true, delivery: { frequency: 'weekly', isByEmail: false } },
    })
    expect(data.updateAlert.alert).toEqual({
      ...before,
      name: 'Renamed',
      isPaused: true,
      frequency: 'weekly',
      isByEmail: false,
    })
    const moved = await portal.ask(ALICE, UPDATE, {
      input: { id: before.id, filter: { searchMode: 'rent', locations: ['carlton-vic-3053'] } },
    })
    expect(moved.data.updateAlert.alert).toMatchObject({ name: 'Renamed', filter: { locationIds: [13] } })
    const places = () => portal.database.query('select mode, kind, place_id from alert_place order by kind')
    // Nothing new finds an alert that waits.
    expect(await places()).toEqual([])
    await portal.ask(ALICE, UPDATE, { input: { id: before.id, isPaused: false } })
    expect(await places()).toEqual([
      { mode: 2, kind: 1, place_id: 13 },
      { mode: 2, kind: 2, place_id: 13 },
    ])
  })

  it('is undone for a day after it was deleted', async () => {
    const { id } = (await add()).data.addAlert.alert
    const remove = () => portal.ask(ALICE, `mutation { deleteAlert(alertId: "${id}") { alertId } }`)
    const undo = () => portal.ask(ALICE, `mutation { undoDeleteAlert(alertId: "${id}") { alert { id name } } }`)
    expect((await remove()).data.deleteAlert).toEqual({ alertId: id })
    expect((await remove()).data.deleteAlert).toEqual({ alertId: id })
    expect((await list()).data.alerts.results).toEqual([])
    expect(await portal.database.query('select 1 from alert_place')).toEqual([])
    expect((await undo()).data.undoDeleteAlert.alert).toEqual({ id, name: 'Fitzroy' })
    expect((await undo()).data.undoDeleteAlert.alert).toEqual({ id, name: 'Fitzroy' })
    expect(await portal.database.query('select 1 from alert_place')).toHaveLength(2)
    await remove()
    portal.setNow(new Date(portal.now().getTime() + 24 * 3_600_000))
    expect(codeOf(await undo())).toEqual(['NOT_FOUND', 'This alert can’t be brought back any more.'])
    expect(codeOf(await remove())).toEqual(['NOT_FOUND', 'Failed to delete Alert'])
  })
})

describe('who may do what', () => {
  it('is said in the words of the product to who has not logged in', async () => {
    const { id } = (await add()).data.addAlert.alert
    expect(codeOf(await add({}, null))).toEqual(['UNAUTHENTICATED', 'Unable to save Alert'])
    expect(codeOf(await portal.ask(null, UPDATE, { input: { id } }))).toEqual([
      'UNAUTHENTICATED',
      'Please login to update this Alert',
    ])
    expect(codeOf(await portal.ask(null, `mutation { deleteAlert(alertId: "${id}") { alertId } }`))).toEqual([
      'UNAUTHENTICATED',
      'Failed to delete Alert',
    ])
    expect(
      codeOf(await portal.ask(null, `mutation { deleteAlertNewListing(alertId: "${id}") { alert { id } } }`)),
    ).toEqual(['UNAUTHENTICATED', 'Failed to clear properties from Alert'])
    expect(codeOf(await list(null))[0]).toBe('UNAUTHENTICATED')
  })

  it.each(['another’s', '0', '-1', 'x', '99999999999', '2147483647'])('is nothing with an alert %s', async (given) => {
    const own = (await add()).data.addAlert.alert.id
    const id = given === 'another’s' ? own : given
    const asBruno = (text: string) => portal.ask(BRUNO, text)
    expect((await asBruno(`{ alert(id: "${id}") { id } }`)).data).toEqual({ alert: null })
    expect(codeOf(await portal.ask(BRUNO, UPDATE, { input: { id, name: 'Mine' } }))).toEqual([
      'NOT_FOUND',
      'Error updating Alert',
    ])
    expect(codeOf(await asBruno(`mutation { deleteAlert(alertId: "${id}") { alertId } }`))).toEqual([
      'NOT_FOUND',
      'Failed to delete Alert',
    ])
    expect(codeOf(await asBruno(`mutation { undoDeleteAlert(alertId: "${id}") { alert { id } } }`))[0]).toBe(
      'NOT_FOUND',
    )
    expect(codeOf(await asBruno(`mutation { deleteAlertNewListing(alertId: "${id}") { alert { id } } }`))).toEqual([
      'NOT_FOUND',
      'Failed to clear properties from Alert',
    ])
    expect((await list()).data.alerts.results).toHaveLength(1)
  })
})
