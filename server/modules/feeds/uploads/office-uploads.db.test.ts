import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedsUnderTest, type FeedsUnderTest, feedXml, listingXml } from '#tests/support/feeds-under-test.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'

let portal: FeedsUnderTest
beforeAll(async () => {
  portal = await feedsUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  await portal.database.exec('update agent set is_principal = id in (2, 3)')
})

const withRefused = feedXml(listingXml('A1'), '<residential><uniqueID>A2</uniqueID></residential>')

/** An upload of the software of office 1 that is done. */
async function uploaded(file = withRefused, key?: string): Promise<string> {
  const { uploadId } = (await portal.send(key ?? (await portal.newKey()), file, { query: '?fileName=friday.xml' })).json
  await portal.doJobs()
  portal.passSeconds(60)
  return uploadId
}

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code ?? null

/** In the order of the outcomes that tests expect; Tom is the principal of the office and Eva of another one. */
const everybody = ['tom', 'eva', 'mia', 'viewer', 'staff', 'errorReader', 'noter'] as const

async function whoSees(query: string, field: string): Promise<string[]> {
  const seeing: string[] = []
  for (const who of everybody) if ((await portal.ask(who, query)).data[field] !== null) seeing.push(who)
  expect(codeOf(await portal.ask('nobody', query))).toBe('UNAUTHENTICATED')
  return seeing
}

describe('who sees what was sent', () => {
  it('the list is for principals of the office and staff who view files or errors', async () => {
    await uploaded()
    const seeing = await whoSees('{ feedUploads(officeId: 1) { total } }', 'feedUploads')
    expect(seeing).toEqual(['tom', 'viewer', 'errorReader'])
    expect((await portal.ask('viewer', '{ feedUploads(officeId: 999) { total } }')).data.feedUploads).toBeNull()
  })

  it('one upload is there for staff who note errors too, and its results for staff who view errors', async () => {
    const id = await uploaded()
    expect(await whoSees(`{ feedUpload(uploadId: "${id}") { id } }`, 'feedUpload')).toEqual([
      'tom',
      'viewer',
      'errorReader',
      'noter',
    ])
    expect(await whoSees(`{ feedResults(uploadId: "${id}") { total } }`, 'feedResults')).toEqual(['tom', 'errorReader'])
    expect((await portal.ask('tom', '{ feedUpload(uploadId: "none") { id } }')).data.feedUpload).toBeNull()
  })

  it('what an office sends with is for its principals and staff who store files, and without keys for those who view', async () => {
    await portal.newKey()
    const query = '{ officeFeed(officeId: 1) { maySend keys { name } } }'
    expect(await whoSees(query, 'officeFeed')).toEqual(['tom', 'viewer', 'staff', 'errorReader'])
    expect((await portal.ask('staff', query)).data.officeFeed).toEqual({ maySend: true, keys: [{ name: 'Test' }] })
    expect((await portal.ask('viewer', query)).data.officeFeed).toEqual({ maySend: false, keys: [] })
  })

  it('the file is for principals of the office and staff who view files, until it is removed', async () => {
    const id = await uploaded()
    const fileFor = async (who: string, uploadId = id) => {
      const url = `/rest/feeds/uploads/${uploadId}/file`
      const answer = await portal.app.inject({ url, headers: { 'x-member': who } })
      return { status: answer.statusCode, body: answer.body, headers: answer.headers }
    }
    const statuses = []
    for (const who of [...everybody, 'nobody']) statuses.push((await fileFor(who)).status)
    expect(statuses).toEqual([200, 404, 404, 200, 404, 404, 404, 401])
    expect(await fileFor('tom')).toMatchObject({
      body: withRefused,
      headers: { 'content-disposition': "attachment; filename*=UTF-8''friday.xml", 'cache-control': 'no-store' },
    })
    expect((await fileFor('tom', 'none')).status).toBe(404)
    const pathFor = async (who: string) =>
      (await portal.ask(who, `{ feedUpload(uploadId: "${id}") { filePath } }`)).data.feedUpload.filePath
    expect([await pathFor('tom'), await pathFor('errorReader')]).toEqual([`/rest/feeds/uploads/${id}/file`, null])
    await portal.database.exec(`update feed_upload set file_names = '{}'`)
    expect([await pathFor('tom'), (await fileFor('tom')).status]).toEqual([null, 404])
  })

  it('staff who send a file by hand see what became of it, and of no other', async () => {
    const others = await uploaded()
    const answer = await portal.send('token', withRefused, { headers: { 'x-member': 'staff' }, query: '?officeId=1' })
    await portal.doJobs()
    const own = answer.json.uploadId
    const see = async (id: string) => (await portal.ask('staff', `{ feedResults(uploadId: "${id}") { total } }`)).data
    expect([await see(own), await see(others)]).toEqual([{ feedResults: { total: 2 } }, { feedResults: null }])
  })
})

it('an upload says who sent it, how far it is, what its listings came to and why it failed', async () => {
  await uploaded()
  await uploaded('<propertyList><residential>')
  const headers = { 'x-member': 'tom' }
  await portal.send('token', withRefused, { headers })
  const query = `{ feedUploads { total results {
    fileName state senderKind senderName byteCount bytesRead listingCount counts { accepted refused }
    failureReason failureLine office { id }
  } } }`
  const { total, results } = (await portal.ask('tom', query)).data.feedUploads
  expect(total).toBe(3)
  expect(results).toMatchObject([
    { fileName: '', state: 'received', senderKind: 'member', senderName: 'Member 2', bytesRead: 0, office: { id: 1 } },
    { state: 'failed', failureReason: expect.stringContaining('XML'), failureLine: 1 },
    {
      fileName: 'friday.xml',
      state: 'done',
      senderKind: 'key',
      senderName: 'Test',
      byteCount: withRefused.length,
      bytesRead: withRefused.length,
      listingCount: 2,
      counts: { accepted: 1, refused: 1 },
      failureReason: null,
    },
  ])
})

it('lists all offices and the folder for staff who view them, and those with refused listings or that failed alone', async () => {
  const ofOne = await uploaded()
  const ofTwo = await uploaded(feedXml(listingXml('B1')), await portal.newKey(2))
  const failed = await uploaded('<propertyList><land>', await portal.newKey(2))
  const folder = '6f9d1f64-0d3e-4c47-9a1b-000000000001'
  await portal.database.exec(
    `insert into feed_upload (id, kind, state, received_at, finished_at) values ('${folder}', 'xml', 'done', '2026-01-01', '2026-01-01')`,
  )
  const idsFor = async (who: string, asked = '') => {
    const { feedUploads } = (await portal.ask(who, `{ feedUploads${asked} { total results { id senderKind } } }`)).data
    return feedUploads.results.map(({ id }: { id: string }) => id)
  }
  expect(await idsFor('viewer')).toEqual([failed, ofTwo, ofOne, folder])
  expect(await idsFor('tom')).toEqual([ofOne])
  expect(await idsFor('eva')).toEqual([failed, ofTwo])
  expect(await idsFor('viewer', '(officeId: 2)')).toEqual([failed, ofTwo])
  expect(await idsFor('viewer', '(filter: refused)')).toEqual([ofOne])
  expect(await idsFor('viewer', '(filter: failed)')).toEqual([failed])
  expect(await idsFor('viewer', '(skip: 1, take: 2)')).toEqual([ofTwo, ofOne])
  await portal.database.exec('update office set merged_into_id = 1 where id = 2')
  expect(await idsFor('tom')).toEqual([failed, ofTwo, ofOne])
  await portal.database.exec('update office set merged_into_id = null')
})

it('results come by page and by outcome, with their listings and what is wrong with them', async () => {
  const id = await uploaded()
  const results = async (asked: string) =>
    (
      await portal.ask(
        'tom',
        `{ feedResults(uploadId: "${id}"${asked}) { total results { position uniqueId outcome listing { id canonicalUri } remarks { line element reason } } } }`,
      )
    ).data.feedResults
  const { total, results: all } = await results('')
  expect(total).toBe(2)
  expect(all[0]).toMatchObject({ position: 1, uniqueId: 'A1', outcome: 'accepted', listing: { id: 1 } })
  const refused = await results(', outcome: refused')
  expect(refused).toMatchObject({ total: 1, results: [{ position: 2, uniqueId: 'A2', listing: null }] })
  expect(refused.results[0].remarks[0]).toMatchObject({ line: 4, reason: expect.any(String) })
  expect(await results(', skip: 1, take: 1')).toMatchObject({ total: 2, results: [{ position: 2 }] })
})

it('staff who note errors leave a note that the office reads, and nobody else does', async () => {
  const id = await uploaded()
  const note = (who: string, text: string, uploadId = id) =>
    portal.ask(who, `mutation { setFeedNote(uploadId: "${uploadId}", note: "${text}") { upload { note } } }`)
  for (const who of ['tom', 'eva', 'viewer', 'staff', 'errorReader']) {
    expect(codeOf(await note(who, 'Mine'))).toBe('FORBIDDEN')
  }
  expect(codeOf(await note('noter', 'Where?', 'none'))).toBe('NOT_FOUND')
  expect(codeOf(await note('noter', 'x'.repeat(1001)))).toBe('BAD_INPUT')
  expect((await note('noter', ' Send the agentID. ')).data.setFeedNote.upload.note).toBe('Send the agentID.')
  expect((await portal.ask('tom', `{ feedUpload(uploadId: "${id}") { note } }`)).data.feedUpload.note).toBe(
    'Send the agentID.',
  )
  expect((await note('noter', '')).data.setFeedNote.upload.note).toBe('')
})

it('principals and staff who store files set, read and remove the webhook, and its secret is shown once', async () => {
  const set = (who: string, url = 'https://agency.example/hook') =>
    portal.ask(who, `mutation { setFeedWebhook(officeId: 1, url: "${url}") { secret webhook { url } } }`)
  const read = async (who: string) =>
    (await portal.ask(who, '{ officeFeed(officeId: 1) { webhook { url changedAt } } }')).data.officeFeed.webhook
  const remove = (who: string) =>
    portal.ask(who, 'mutation { removeFeedWebhook(officeId: 1) { feed { webhook { url } } } }')
  for (const who of ['eva', 'mia', 'viewer', 'errorReader', 'noter']) {
    expect([codeOf(await set(who)), codeOf(await remove(who))]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  }
  expect((await set('tom')).data.setFeedWebhook).toEqual({
    secret: expect.stringMatching(/^hfw_[\w-]{43}$/),
    webhook: { url: 'https://agency.example/hook' },
  })
  expect(codeOf(await set('tom', 'http://agency.example/hook'))).toBe('BAD_INPUT')
  expect((await set('staff', 'https://other.example/')).errors).toBeUndefined()
  expect((await read('tom')).url).toBe('https://other.example/')
  expect(await read('viewer')).toBeNull()
  expect((await remove('tom')).data.removeFeedWebhook).toEqual({ feed: { webhook: null } })
  expect(await read('tom')).toBeNull()
})

it('an agent is told who are the principals of the office', async () => {
  const accessOf = async (who: string) =>
    (await portal.ask(who, '{ feedAccess { officeName isPrincipal principals } }')).data.feedAccess
  const names = await portal.database.query<{ name: string }>('select name from agent where id = 2')
  const principals = names.map(({ name }) => name)
  expect(await accessOf('mia')).toMatchObject({ isPrincipal: false, principals })
  expect(await accessOf('tom')).toMatchObject({ isPrincipal: true, principals })
  expect(await accessOf('staff')).toBeNull()
})

it('what a member sends by hand again under its idempotency key is the same upload', async () => {
  const headers = { 'x-member': 'tom', 'idempotency-key': 'by-hand-on-friday' }
  const first = await portal.send('token', withRefused, { headers })
  expect((await portal.send('token', withRefused, { headers })).json).toEqual(first.json)
  const others = await portal.send('token', withRefused, {
    headers: { ...headers, 'x-member': 'staff' },
    query: '?officeId=1',
  })
  expect(others.status).toBe(202)
  expect(others.json.uploadId).not.toBe(first.json.uploadId)
})

it('what staff set, note and send is in their log, what principals do is not', async () => {
  const id = await uploaded()
  const change = (who: string, mutation: string) => portal.ask(who, `mutation { ${mutation} }`)
  const set = 'setFeedWebhook(officeId: 1, url: "https://agency.example/hook") { secret }'
  const remove = 'removeFeedWebhook(officeId: 1) { feed { maySend } }'
  const note = `setFeedNote(uploadId: "${id}", note: "Send the agentID.") { upload { id } }`
  const folder = '6f9d1f64-0d3e-4c47-9a1b-000000000001'
  await portal.database.exec(
    `insert into feed_upload (id, kind, state, received_at, finished_at) values ('${folder}', 'xml', 'done', '2026-01-01', '2026-01-01')`,
  )
  const noteOfFolder = note.replace(id, folder)
  const sending = { 'x-member': 'staff', 'idempotency-key': 'by-hand-on-friday' }
  const actions = await staffActionsDuring(portal.database, async () => {
    await change('tom', set)
    await change('staff', set)
    await change('staff', remove)
    await change('staff', remove)
    await change('noter', note)
    await change('noter', note)
    await change('noter', noteOfFolder)
    await portal.send('token', withRefused, { headers: { 'x-member': 'tom' } })
    await portal.send('token', withRefused, { headers: sending, query: '?officeId=1' })
    await portal.send('token', withRefused, { headers: sending, query: '?officeId=1' })
  })
  const thing = 'office 1'
  expect(actions).toEqual([
    { staff: 5, kind: 'setFeedWebhook', thing, reason: '' },
    { staff: 5, kind: 'removeFeedWebhook', thing, reason: '' },
    { staff: 8, kind: 'setFeedNote', thing, reason: 'Send the agentID.' },
    { staff: 8, kind: 'setFolderNote', thing: 'folder 1', reason: 'Send the agentID.' },
    { staff: 5, kind: 'sendFeed', thing, reason: '' },
  ])
})
