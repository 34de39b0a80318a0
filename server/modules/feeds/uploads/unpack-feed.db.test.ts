import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uploadFileKey } from '#server/modules/feeds/pictures/upload-file-key.ts'
import {
  acceptingAll,
  feedsUnderTest,
  type FeedsUnderTest,
  feedXml,
  listingXml,
} from '#tests/support/feeds-under-test.ts'
import { zipFile } from '#tests/support/zip-file.ts'

let portal: FeedsUnderTest
beforeAll(async () => {
  portal = await feedsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const feed = feedXml(listingXml('A1'), listingXml('A2'), '<holidayRental><uniqueID>A3</uniqueID></holidayRental>')
const sendZip = async (entries: Parameters<typeof zipFile>[0]) => {
  const key = await portal.newKey()
  const body = zipFile(entries)
  const { uploadId } = (await portal.send(key, body, { headers: { 'content-type': 'application/zip' } })).json
  await portal.doJobs()
  return { uploadId, report: (await portal.report(key, uploadId)).json }
}
const read = async (key: string) => (await portal.objects.read(key))?.toArray().then((all) => Buffer.concat(all))

it('a zip is a feed and the images beside it, for those who fetch pictures', async () => {
  const sources: unknown[] = []
  const accept = acceptingAll(portal.database)
  portal.applier.apply = async (listing, source, record) => {
    sources.push(source)
    return accept(listing, source, record)
  }
  const { uploadId, report } = await sendZip([
    ['today/feed.xml', feed],
    ['today/House 1.JPG', 'a picture'],
    ['other.jpg', 'of something else'],
  ])
  expect(report).toMatchObject({
    state: 'done',
    counts: { accepted: 2, notForUs: 1 },
    progress: { bytes: feed.length, bytesRead: feed.length },
  })
  expect(sources[0]).toEqual({ officeId: 1, pictures: { uploadId } })
  expect(String(await read(uploadFileKey(uploadId, 'house 1.jpg')))).toBe('a picture')
  expect(await portal.files()).toHaveLength(3)
  portal.passSeconds(8 * 86_400)
  await portal.schedule('feeds.clearUploads')
  expect(await portal.files()).toEqual([])
})

it.each([
  ['no XML', [['a.txt', 'x']], 'The zip has no XML file in it.'],
  ['a path outside', [['../feed.xml', feed]], 'The zip cannot be read: invalid relative path: ../feed.xml.'],
  ['an absolute path', [['/etc/feed.xml', feed]], 'The zip cannot be read: absolute path: /etc/feed.xml.'],
  ['a size that is a lie', [['feed.xml', feed, { says: 10 }]], /^The zip cannot be read: too many bytes in the stream/],
  ['too many entries', Array.from({ length: 5001 }, (_, at) => [`${at}`, '']), 'The zip has more than 5000 entries.'],
] as [string, Parameters<typeof zipFile>[0], string | RegExp][])(
  'with %s is refused',
  async (_about, entries, reason) => {
    const { report } = await sendZip(entries)
    expect(report).toMatchObject({ state: 'failed', counts: { accepted: 0 } })
    expect(report.failure.reason).toMatch(reason)
  },
)

it('a zip that is none is refused', async () => {
  const key = await portal.newKey()
  const { uploadId } = (await portal.send(key, feed, { headers: { 'content-type': 'application/zip' } })).json
  await portal.doJobs()
  expect((await portal.report(key, uploadId)).json.failure.reason).toMatch(
    /Either not a zip file, or file is truncated/,
  )
})
