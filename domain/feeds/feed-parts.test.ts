import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element } from './feed-element.cases.ts'
import { readFloorPlans, readLinks, readPhotos, readStatements } from './feed-media.ts'
import { readFeedPropertyType } from './feed-property-type.ts'
import { gatherRemarks } from './feed-remarks.ts'
import { readFeedInspection, readFeedTime } from './feed-time.ts'
import { feedLine, feedWords } from './feed-words.ts'

describe('a time', () => {
  it.each([
    ['2009-01-01-12:30:00', '2009-01-01', '12:30:00', null],
    ['2014-05-05-10:31', '2014-05-05', '10:31:00', null],
    ['2009-02-04T18:30', '2009-02-04', '18:30:00', null],
    ['2016-05-26T9:31:30', '2016-05-26', '09:31:30', null],
    ['2009-01-0112:30:00', '2009-01-01', '12:30:00', null],
    ['2026-01-01', '2026-01-01', '00:00:00', null],
    ['20260101-08:00:00', '2026-01-01', '08:00:00', null],
    ['2026-01-01T12:30:00+10:00', '2026-01-01', '12:30:00', '+10:00'],
    ['2026-01-01T12:30:00.123Z', '2026-01-01', '12:30:00', 'Z'],
  ])('%s', (text, day, time, offset) => {
    expect(readFeedTime(text)).toEqual({ day, time, offset })
  })

  it.each(['', 'REPLACE-THIS-VALUE', '2026-02-30', '2026-01-01-25:00', '2026-13-01', '01/02/2026'])(
    'not “%s”',
    (text) => {
      expect(readFeedTime(text)).toBeNull()
    },
  )

  it('is read as it is written, for every minute', () => {
    const minutes = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(minutes, (minute) => {
        const [day = '', time = ''] = minute.toISOString().slice(0, 19).split('T')
        expect(readFeedTime(`${day}-${time}`)).toEqual({ day, time, offset: null })
      }),
    )
  })
})

it.each([
  ['21-Dec-2010 11:00am to 1:00pm', '2010-12-21', '11:00:00', '13:00:00'],
  ['8-MAY-2014 12:00PM to 12:45PM', '2014-05-08', '12:00:00', '12:45:00'],
  ['08-May-2014 12:15am to 1:00 am', '2014-05-08', '00:15:00', '01:00:00'],
])('an inspection %s', (text, day, begins, ends) => {
  expect(readFeedInspection(text)).toEqual({ day, begins, ends })
})

it.each([
  '12:00AM to 12:00AM',
  '31-Feb-2014 1:00pm to 2:00pm',
  '01-Mai-2014 1:00pm to 2:00pm',
  '01-May-2014 2:00pm to 1:00pm',
  '01-May-2014 13:00pm to 2:00pm',
])('no inspection “%s”', (text) => {
  expect(readFeedInspection(text)).toBeNull()
})

it('words are without HTML, and keep their lines', () => {
  expect(
    feedWords('<p>Quiet &amp; sunny.</p><p>Walk\u200b to  trams<br/>and shops</p>\r\n\r\n\r\n\r\nNow < $500k'),
  ).toBe('Quiet & sunny.\nWalk to trams\nand shops\n\nNow < $500k')
  expect(feedWords('&lt;p&gt;Two&lt;/p&gt;<script>alert(1)</script>')).toBe('Two\nalert(1)')
  expect(feedLine(' SHOW \n STOPPER ', 8)).toBe('SHOW STO')
})

describe('pictures', () => {
  const images = (...children: ReturnType<typeof element>[]) => element('residential', [element('images', children)])

  it('come from an address or a file beside the feed, and are deleted where they have neither', () => {
    const remarks = gatherRemarks()
    const listing = images(
      element('img', '', { id: 'm', url: 'https://example.com/m.jpg' }),
      element('img', '', { id: 'A', file: 'a.jpg' }),
      element('img', '', { id: 'b' }),
      element('img', '', { id: 'c', url: '' }),
      element('img', '', { id: 'aa', url: 'ftp://example.com/aa.jpg' }),
      element('img', '', { id: 'd', file: '../../etc/passwd' }),
      element('img', '', { id: '7', url: 'https://example.com/7.jpg' }),
    )
    expect(readPhotos(listing, remarks)).toEqual([
      { id: 'm', source: { url: 'https://example.com/m.jpg' } },
      { id: 'a', source: { file: 'a.jpg' } },
      { id: 'b', source: null },
      { id: 'c', source: null },
    ])
    expect(remarks.leftOut).toHaveLength(3)
    expect(readFloorPlans(listing, remarks)).toBeUndefined()
  })

  it('are thirty', () => {
    const remarks = gatherRemarks()
    const ids = ['m', ...'abcdefghijklnopqrstuvwxyz', 'aa', 'ab', 'ac', 'ad', 'ae']
    const children = ids.map((id) => element('img', '', { id, url: `https://example.com/${id}.jpg` }))
    expect(readPhotos(images(...children), remarks)?.map(({ id }) => id)).toEqual(ids.slice(0, 30))
    expect(remarks.leftOut.map(({ reason }) => reason)).toEqual(['A listing has at most 30 pictures of a kind.'])
  })

  it('stand among the objects too', () => {
    const plan = element('floorplan', '', { id: '1', url: 'https://example.com/1.gif' })
    expect(readFloorPlans(element('land', [element('objects', [plan])]), gatherRemarks())).toEqual([
      { id: '1', source: { url: 'https://example.com/1.gif' } },
    ])
  })
})

it('links are addresses of the web, each once', () => {
  const remarks = gatherRemarks()
  const link = (href: string) => element('externalLink', '', { href })
  const hrefs = ['http%3A%2F%2Fexample%2Ecom%2Ftour%23plan', 'http://example.com/tour#plan', '', 'javascript:alert(1)']
  const listing = element('residential', hrefs.map(link))
  expect(readLinks(listing, 'externalLink', remarks)).toEqual([{ url: 'http://example.com/tour#plan', title: '' }])
  expect(remarks.leftOut).toEqual([
    { line: 1, element: 'externalLink', reason: '“javascript:alert(1)” is no web address.' },
  ])
})

it('a Statement of Information is a document with an address', () => {
  const remarks = gatherRemarks()
  const attachment = (usage: string, url: string) => element('attachment', '', { usage, url })
  const media = element('media', [
    attachment('statementOfInformation', 'https://example.com/1.pdf'),
    attachment('statementOfInformation', ''),
    attachment('brochure', 'https://example.com/2.pdf'),
  ])
  expect(readStatements(element('residential', [media]), remarks)).toEqual([
    { url: 'https://example.com/1.pdf', title: '' },
  ])
  expect(remarks.leftOut).toHaveLength(1)
})

it.each([
  ['category', 'House', 'House'],
  ['category', 'DuplexSemi-detached', 'SemiDetached'],
  ['category', 'BlockOfUnits', 'Block_of_Units'],
  ['category', 'ServicedApartment', 'ServicedApartment'],
  ['landCategory', 'Residential', 'residentialLand'],
  ['ruralCategory', 'MixedFarming', 'mixedFarming'],
  ['category', 'Castle', 'Other'],
  ['category', '', undefined],
])('the %s %s', (category, name, type) => {
  expect(readFeedPropertyType(element('residential', [element(category, '', { name })]))).toBe(type)
})
