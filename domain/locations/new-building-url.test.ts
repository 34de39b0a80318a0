import { describe, expect, it } from 'vitest'
import { formatNewBuildingUrl, readNewBuildingUrl } from './new-building-url.ts'

const suburb = 'richmond-vic-3121'

describe('the URL of a building', () => {
  it.each([
    ['Wren House', 'wren-house'],
    ['The Mill & Co.', 'the-mill-and-co'],
    ['O’Connell on Bridge Road', 'oconnell-on-bridge-road'],
    ['88', 'building-88'],
    ['9'.repeat(130), `building-${'9'.repeat(111)}`],
    [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
  ])('of %j ends in %s and is read again', (name, slug) => {
    expect(formatNewBuildingUrl(suburb, name)).toBe(`/new-apartments/${suburb}/${slug}`)
    expect(readNewBuildingUrl(`/new-apartments/${suburb}/${slug}`)).toEqual({ locationUri: suburb, slug })
  })
  it('is none for a name without a Latin letter or digit', () => {
    expect(formatNewBuildingUrl(suburb, '塔')).toBeNull()
  })
  it('is read in any case and with a slash at its end', () => {
    const address = { locationUri: suburb, slug: 'wren-house' }
    expect(readNewBuildingUrl('/new-apartments/Richmond-VIC-3121/Wren-House/')).toEqual(address)
  })
  it.each([
    '/new-apartments',
    '/new-apartments/1010',
    '/new-apartments/the-mill',
    '/new-apartments/the-mill/1010',
    '/new-apartments/vic/richmond/the-mill',
    '/new-apartments/richmond-vic-3121/a b',
    '/new-apartments-of/richmond-vic-3121/wren-house',
  ])('is not %s', (path) => expect(readNewBuildingUrl(path)).toBeNull())
})
