import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeUnnamedPictures } from '#server/modules/feeds/pictures/fetch-due-pictures.ts'
import { DRAFT_ID, draftsUnderTest, HOUSE } from '#tests/support/drafts-under-test.ts'
import { isListingPictureShown } from '../../images/listing-images.queries.ts'
import { removeUnnamedFiles } from './remove-unnamed-files.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
let picture = ''
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')
beforeAll(async () => {
  test = await draftsUnderTest()
  const colours = { width: 300, height: 200, channels: 3, background: '#884422' } as const
  picture = (await sharp({ create: colours }).jpeg().toBuffer()).toString('base64')
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  test.at('2026-11-20T02:00:00Z')
  await test.database.exec('delete from listing_draft; delete from listing_picture; delete from listing_document')
  await test.save('mia')
})

async function send(who: string | null, kind: 'documents' | 'pictures', body: object) {
  const url = `/rest/listing-drafts/${DRAFT_ID}/${kind}`
  const { statusCode, body: text } = await test.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'x-member': who ?? '' },
  })
  return { status: statusCode, ...JSON.parse(text) }
}
const sendPicture = (who: string | null = 'mia') => send(who, 'pictures', { picture })
const sendDocument = (who: string | null = 'mia', fileName = 'Statement of 12 Maple.pdf') =>
  send(who, 'documents', { document: pdf, fileName })
const read = (url: string) => test.app.inject({ url })
const after = (days: number) => test.at(new Date(Date.parse('2026-11-20T02:00:00Z') + days * 86_400_000).toISOString())
const removeUnnamed = async () => {
  const parts = { database: test.database, objects: test.objects, clock: test.now }
  await removeUnnamedFiles(parts)
  // The job of feeds runs beside it.
  await removeUnnamedPictures(parts as never)
}

it('a picture is stored small and is in the draft that names it', async () => {
  const { status, identifier, width, height } = await sendPicture()
  expect([status, width, height]).toEqual([200, 300, 200])
  expect(await isListingPictureShown(test.database, identifier)).toBe(true)
  const photos = [{ identifier, caption: 'The front' }]
  const { content } = (await test.save('tom', { ...HOUSE, photos }, { baseRevision: 1 })).data.saveListingDraft.draft
  expect(content.photos).toEqual([{ identifier, caption: 'The front', width: 300, height: 200 }])
  const { listingId } = (await test.publish('mia', 2)).data.publishListingDraft.draft
  const media = (
    await test.ask(null, `{ listing(id: ${listingId}) { summary { media { photos { identifier version } } } } }`)
  ).data
  expect(media.listing.summary.media.photos).toEqual([{ identifier, version: 1 }])
})

it('a document is read as a PDF and nothing else, by its name alone', async () => {
  const { status, identifier, url, fileName } = await sendDocument()
  expect([status, fileName, url]).toEqual([200, 'Statement of 12 Maple.pdf', `/listing-documents/${identifier}.pdf`])
  const { headers, body, statusCode } = await read(url)
  expect([statusCode, body]).toEqual([200, '%PDF-1.4\n%%EOF\n'])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''Statement%20of%2012%20Maple.pdf",
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-security-policy']).toContain('sandbox')
  for (const other of [crypto.randomUUID(), 'x', '..%2f..%2fetc'])
    expect((await read(`/listing-documents/${other}.pdf`)).statusCode).toBe(404)
  await test.save('mia', { ...HOUSE, statement: identifier }, { baseRevision: 1 })
  const { listingId } = (await test.publish('mia', 2)).data.publishListingDraft.draft
  const { listing } = (await test.ask(null, `{ listing(id: ${listingId}) { documents { url kind } } }`)).data
  expect(listing.documents).toEqual([{ url, kind: 'statementOfInformation' }])
})

it('what is no picture or PDF is refused', async () => {
  expect(await send('mia', 'pictures', { picture: pdf })).toMatchObject({ status: 400, errors: [{ field: 'picture' }] })
  expect(await send('mia', 'documents', { document: picture, fileName: 'a.pdf' })).toMatchObject({
    status: 400,
    errors: [{ field: 'document' }],
  })
  expect(await sendDocument('mia', ' ')).toMatchObject({ status: 400, errors: [{ field: 'fileName' }] })
})

it('only those of the office upload', async () => {
  for (const who of ['eva', 'lena', 'otherStaff']) expect((await sendPicture(who)).status).toBe(404)
  for (const who of ['tom', 'staff']) expect((await sendDocument(who)).status).toBe(200)
  expect((await sendPicture(null)).status).toBe(401)
})

it('a file may be larger than other bodies, to its limit, and is not read for who is not logged in', async () => {
  const large = 'A'.repeat(1_000_000)
  expect((await send('mia', 'documents', { document: `${pdf.slice(0, 8)}${large}`, fileName: 'a.pdf' })).status).toBe(
    200,
  )
  expect((await send('mia', 'pictures', { picture: 'A'.repeat(6_200_000) })).status).toBe(413)
  expect((await send(null, 'pictures', { picture: 'A'.repeat(6_200_000) })).status).toBe(401)
})

it('one member uploads 200 pictures a day', async () => {
  await test.database.exec(`insert into listing_picture (identifier, digest, width, height, uploaded_by_id, uploaded_at)
    select 'p' || n, repeat('0', 64), 1, 1, 1, '2026-11-20T01:00:00Z' from generate_series(1, 200) n`)
  expect((await sendPicture()).status).toBe(429)
  expect((await sendPicture('tom')).status).toBe(200)
  after(1)
  expect((await sendPicture()).status).toBe(200)
})

it('what is named by nobody is removed after 30 days, and what a deleted draft had', async () => {
  const [kept, former, unused] = [await sendPicture(), await sendPicture(), await sendPicture()]
  const [statement, other] = [await sendDocument(), await sendDocument()]
  const named = (pictures: { identifier: string }[]) => pictures.map(({ identifier }) => ({ identifier, caption: '' }))
  const files = { statement: statement.identifier, photos: named([kept, former]) }
  await test.save('mia', { ...HOUSE, ...files }, { baseRevision: 1 })
  await test.publish('mia', 2)
  await test.save('mia', { ...HOUSE, ...files, photos: named([kept]) }, { baseRevision: 3 })
  const left = async () => {
    const shown = [kept, former, unused].map(({ identifier }) => isListingPictureShown(test.database, identifier))
    const found = [statement, other].map(async ({ url }) => (await read(url)).statusCode === 200)
    return Promise.all([...shown, ...found])
  }
  after(29)
  await removeUnnamed()
  expect(await left()).toEqual([true, true, true, true, true])
  after(31)
  await removeUnnamed()
  // The page shows the former one until the changes are published.
  expect(await left()).toEqual([true, true, false, true, false])
  await test.database.exec('delete from listing_draft')
  await removeUnnamed()
  expect(await left()).toEqual([false, false, false, false, false])
})
