import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  acceptingAll,
  feedsUnderTest,
  type FeedsUnderTest,
  feedXml,
  listingXml,
} from '#tests/support/feeds-under-test.ts'

let folder: string
let portal: FeedsUnderTest
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'watched-'))
  portal = await feedsUnderTest({ folder, largestBytes: 500_000 })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await portal.forget()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
})

const look = () => portal.schedule('feeds.watchFolder')
const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const filesIn = async (name: string) => (await readdir(path.join(folder, name))).toSorted()
const reportIn = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))
const feed = feedXml(listingXml('A1'), listingXml('A2'))

it('a file that is whole is imported for nobody in particular, and moved with its report', async () => {
  const sources: unknown[] = []
  const accept = acceptingAll(portal.database)
  portal.applier.apply = async (read, source, record) => {
    sources.push(source)
    return accept(read, source, record)
  }
  await write('feed.xml', feed)
  await look()
  expect(await filesIn('.')).toContain('feed.xml')
  await look()
  expect(await filesIn('.')).not.toContain('feed.xml')
  await portal.doJobs()
  await look()
  expect(await filesIn('importing')).toEqual([])
  expect(await filesIn('done')).toEqual(['2026-11-20T02-00-00-feed.xml', '2026-11-20T02-00-00-feed.xml.report.json'])
  expect(sources).toEqual(Array.from({ length: 2 }, () => ({ officeId: null, pictures: 'addresses' })))
  expect(await reportIn('done/2026-11-20T02-00-00-feed.xml.report.json')).toMatchObject({
    state: 'done',
    fileName: 'feed.xml',
    counts: { accepted: 2 },
    results: [{ uniqueId: 'A1' }, { uniqueId: 'A2' }],
  })
})

it('a file that grows is left until it does not', async () => {
  await write('feed.xml', feed.slice(0, 50))
  await look()
  await write('feed.xml', feed)
  await look()
  expect(await filesIn('importing')).toEqual([])
  await look()
  expect(await filesIn('importing')).toHaveLength(1)
})

it('what is no feed stays where it is', async () => {
  for (const name of ['readme.txt', '.feed.xml', 'feed.xml.part']) await write(name, feed)
  await mkdir(path.join(folder, 'folder.xml'))
  await look()
  await look()
  expect(await filesIn('.')).toEqual([
    '.feed.xml',
    'done',
    'failed',
    'feed.xml.part',
    'folder.xml',
    'importing',
    'readme.txt',
  ])
})

it.each([
  ['broken', '<propertyList><land/>\n<land>', { reason: 'The file is no valid XML: unclosed tag: land', line: 2 }],
  ['empty', '', { reason: 'The file is empty.' }],
  ['too large', 'x'.repeat(500_001), { reason: 'A file has at most 1 GB.' }],
])('a file that is %s goes to failed/ with the reason', async (_about, text, failure) => {
  await write('feed.xml', text)
  await look()
  await look()
  await portal.doJobs()
  await look()
  expect(await filesIn('failed')).toHaveLength(2)
  expect(await reportIn('failed/2026-11-20T02-00-00-feed.xml.report.json')).toMatchObject({ state: 'failed', failure })
})

it('what a killed server had begun with is gone on with, and nothing is imported twice', async () => {
  await write('feed.xml', feed)
  await look()
  await mkdir(path.join(folder, 'importing'), { recursive: true })
  await rename(
    path.join(folder, 'feed.xml'),
    path.join(folder, 'importing/00000000-0000-4000-8000-000000000001-feed.xml'),
  )
  await look()
  await look()
  await portal.doJobs()
  await look()
  const rows = await portal.database.query('select id, state from feed_upload')
  expect(rows).toEqual([{ id: '00000000-0000-4000-8000-000000000001', state: 'done' }])
  expect(await filesIn('done')).toHaveLength(2)
})
