import type { RestCase } from './rest-cases.ts'

/** A search of Fitzroy, or of what is given in its place. */
export const search = (rest: object = {}) => ({
  searchMode: 'buy',
  locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] },
  ...rest,
})
const shape = { wellKnownText: 'POLYGON ((144.95 -37.82, 145.01 -37.82, 145.01 -37.78, 144.95 -37.78))' }
const inShape = search({ context: 'draw', locationSearchContext: { drawnShape: shape } })
const byNumber = search({ locationSearchContext: { searchLocations: [{ id: 11 }] } })
const ofOffice = (officeId: number) => search({ context: 'office', locationSearchContext: { officeId } })
/** Places and offices that are named by their number. */
export const numbersInSearch = (path: string): RestCase[] => [
  { about: 'a suburb by its number', method: 'POST', path, body: byNumber, status: 200 },
  { about: 'an office by its number', method: 'POST', path, body: ofOffice(1), status: 200 },
  {
    about: 'an office by its number, its uri being null',
    method: 'POST',
    path,
    body: search({ context: 'office', locationSearchContext: { officeId: 1, officeUri: null } }),
    status: 200,
  },
  {
    about: 'a suburb by an unknown number',
    method: 'POST',
    path,
    body: search({ locationSearchContext: { searchLocations: [{ id: 999_999 }] } }),
    status: 404,
    code: 'UNKNOWN_LOCATION',
  },
  {
    about: 'an office by an unknown number',
    method: 'POST',
    path,
    body: ofOffice(999_999),
    status: 404,
    code: 'UNKNOWN_LOCATION',
  },
]

/** Shapes that are drawn in another form than a polyline. */
export const shapesInSearch = (path: string): RestCase[] => [
  { about: 'a shape in well-known text', method: 'POST', path, body: inShape, status: 200 },
  {
    about: 'a shape in well-known text, the polyline being null',
    method: 'POST',
    path,
    body: search({ context: 'draw', locationSearchContext: { drawnShape: shape, drawnArea: null } }),
    status: 200,
  },
  {
    about: 'well-known text of no shape',
    method: 'POST',
    path,
    body: search({ context: 'draw', locationSearchContext: { drawnShape: { wellKnownText: 'POINT (145 -37)' } } }),
    status: 400,
    code: 'BAD_SEARCH',
  },
  {
    about: 'no shape',
    method: 'POST',
    path,
    body: search({ context: 'draw' }),
    status: 400,
    code: 'BAD_INPUT',
  },
]

/** What every search refuses in the same way. */
export const listSearch = (path: string): RestCase[] => [
  { about: 'no body', method: 'POST', path, status: 400, code: 'BAD_INPUT' },
  { about: 'broken JSON', method: 'POST', path, body: '{"searchMode":', status: 400, code: 'BAD_REQUEST' },
  {
    about: 'text',
    method: 'POST',
    path,
    body: 'hello',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    code: 'BAD_REQUEST',
  },
  {
    about: 'a field too many',
    method: 'POST',
    path,
    body: search({ colour: 'green' }),
    status: 400,
    code: 'BAD_INPUT',
  },
]

const richmondHouses = '/for-sale/richmond-vic-3121/houses'
const posted = (url: string) => ({ method: 'POST' as const, path: '/rest/search/shortlinks', body: { url } })

export const shortLinkCases: RestCase[] = [
  { about: 'a search', ...posted(richmondHouses), status: 200 },
  { about: 'the same again', ...posted(richmondHouses), status: 200 },
  { about: 'no search', ...posted('/about-us'), status: 400, code: 'BAD_INPUT' },
  { about: 'words that mean nothing', ...posted(`${richmondHouses}/banana`), status: 400, code: 'BAD_INPUT' },
  {
    about: 'a place that there is not',
    ...posted('/for-sale/atlantis-vic-9999'),
    status: 404,
    code: 'UNKNOWN_LOCATION',
  },
]
