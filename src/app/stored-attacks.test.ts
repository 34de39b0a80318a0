import { afterAll, beforeAll, expect, it } from 'vitest'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { collectionUri, fillMoreTexts } from '#tests/support/free-texts/fill-more-texts.ts'
import { storedColumns } from '#tests/support/free-texts/free-texts.ts'
import { markupShape, shapeDifference } from '#tests/support/markup-shape.ts'
import { type RenderedPortal, renderedPortalUnderTest } from '#tests/support/rendered-portal-under-test.ts'
import {
  inlineScripts,
  pageSources,
  preloadedFonts,
  renderMemberView,
  renderPage,
  themeColours,
} from './entry-server.tsx'

const parts = { renderPage, renderMemberView, pageSources, preloadedFonts, themeColours, inlineScripts }

const LONGEST_TITLE = 150
/** As many attacks each as a title holds. */
const attacks: string[] = []
for (const attack of attackStrings) {
  const both = `${attacks.at(-1)} ${attack}`
  if (attacks.length === 0 || both.length > LONGEST_TITLE) attacks.push(attack)
  else attacks[attacks.length - 1] = both
}

/** One portal in which everything that people write is an attack, one in which it is as many words. */
let attacked: RenderedPortal
let harmless: RenderedPortal

beforeAll(async () => {
  attacked = await renderedPortalUnderTest(async () => parts, [])
  harmless = await renderedPortalUnderTest(async () => parts, [])
  await fill(attacked.database, attacks)
  // Of as many lines, for those are elements.
  const words = attacks.map((text, at) => text.replaceAll(/[^\n\r]+/g, `Words ${at}`))
  await fill(harmless.database, words)
}, 120_000)
afterAll(() => Promise.all([attacked.close(), harmless.close()]))

/** One of a kind and member for each text: a question with answer and comment, a review of the suburb and of an agent. */
async function fill(database: RenderedPortal['database'], texts: readonly string[]): Promise<void> {
  const write = async (text: string) => void (await database.query(text, [texts]))
  const given = 'unnest($1::text[]) with ordinality as given (text, at)'
  await write(
    `insert into member (id, username, name, display_description, created_at)
     select 1000 + at, 'member-' || at, left(text, 100), left(text, 300), '2026-01-01' from ${given}`,
  )
  for (const [number, kind, parent] of [
    [10_000, 'question', null],
    [20_000, 'answer', 10_000],
    [30_000, 'comment', 20_000],
    [40_000, 'locationReview', null],
    [50_000, 'agentReview', null],
  ] as const) {
    const place =
      kind === 'question' || kind === 'locationReview'
        ? `(select id from location where uri = 'fitzroy-vic-3065')`
        : 'null'
    await write(
      `insert into post (id, kind, location_id, parent_id, author_id, title, content, rating, written_at, published_at)
       select ${number} + at, '${kind}', ${place}, ${parent === null ? 'null' : `${parent} + at`}, 1000 + at, text, text,
         ${kind.endsWith('Review') ? '4' : 'null'}, '2026-11-01'::timestamptz + at * interval '1 minute', '2026-11-01'::timestamptz + at * interval '1 minute'
       from ${given}`,
    )
  }
  await write(
    `insert into location_review (id, author_relation, pros, cons) select 40000 + at, 'livesHere', array[at || text], array[at || text] from ${given}`,
  )
  await write(
    `insert into agent_review (id, agent_id, source, service_type, typed_address, evidence, is_verified, sale_key, answer, answered_at)
     select 50000 + at, 1, 'member', 'sale', text, text, false, 'key-' || at, text, '2026-11-02' from ${given}`,
  )
  await fillMoreTexts(database, texts)
}

const FITZROY = '/fitzroy-vic-3065'
const some = attacks.flatMap((_text, at) => (at % 5 === 0 ? [at + 1] : []))
const pages = (path: string, count: number, mark = '?') =>
  Array.from({ length: count }, (_each, at) => (at === 0 ? path : `${path}${mark}page=${at + 1}`))
const COUNT = attacks.length
const addresses = [
  ...pages(`${FITZROY}/questions`, Math.ceil(COUNT / 25)),
  ...pages('/suburb-profile/fitzroy-vic-3065', Math.ceil(COUNT / 10)),
  ...pages('/agent/mia-chen/reviews', Math.ceil((2 * COUNT) / 20)),
  ...some.map((at) => `${FITZROY}/questions/x-${10_000 + at}`),
  ...some.map((at) => `/user/member-${at}`),
  ...some.map((at) => `/collections/${collectionUri(at)}`),
  ...some.map((at) => `/posts/${40_000 + at}/history`),
  '/agent/mia-chen',
  '/discussions',
  '/where-to-live',
  FITZROY,
]

/** Follows to the canonical address, whose words are of the title. */
async function read(portal: RenderedPortal, address: string): Promise<string> {
  const first = await portal.get(address)
  const { status, body } = first.location === undefined ? first : await portal.get(first.location)
  expect([address, status]).toEqual([address, 200])
  return body
}

/** Without the words of titles and names in addresses, and what is new for each answer. */
const shapeOf = (html: string): string[] =>
  markupShape(html).map((shape) =>
    shape
      .replaceAll(/\/questions\/[^ #?]*?(\d+)(?=[ #?]|$)/g, '/questions/$1')
      .replaceAll(/(\/collections\/[a-z2-7]{12})\/[a-z\d-]+/g, '$1'),
  )

it('what people write is no element, handler or address of a page, and no end of its data', async () => {
  const different: unknown[] = []
  let found = 0
  for (const address of addresses) {
    const page = await read(attacked, address)
    const difference = shapeDifference(shapeOf(await read(harmless, address)), shapeOf(page))
    if (difference !== null) different.push([address, difference])
    for (const [, json = ''] of page.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)) {
      expect(() => JSON.parse(json)).not.toThrow()
      expect(json).not.toContain('<')
      found += json.includes('ran(1)') ? 1 : 0
    }
  }
  expect(different).toEqual([])
  // That it looked where the texts are.
  expect(found).toBeGreaterThan(addresses.length / 2)
}, 60_000)

it('what people write is no element, handler or address of what a member sees of a collection', async () => {
  const markupOf = async (portal: RenderedPortal, at: number) => {
    const address = encodeURIComponent(`/collections/${collectionUri(at)}`)
    const { status, body } = await portal.get(`/api/member-view?address=${address}`, 1000 + at)
    expect([at, status]).toEqual([at, 200])
    const { head, main, state } = JSON.parse(body)
    expect(state).not.toContain('<')
    return `<!doctype html><html><head>${head}</head><body>${main}</body></html>`
  }
  const different: unknown[] = []
  let found = 0
  for (const at of some) {
    const markup = await markupOf(attacked, at)
    const difference = shapeDifference(shapeOf(await markupOf(harmless, at)), shapeOf(markup))
    if (difference !== null) different.push([at, difference])
    found += markup.includes('ran(1)') ? 1 : 0
  }
  expect(different).toEqual([])
  expect(found).toBeGreaterThan(some.length / 2)
}, 60_000)

it.each(storedColumns)('attacks are in %s', async (column) => {
  const [table, name] = column.split('.')
  const found = await attacked.database.query(`select 1 from ${table} where ${name}::text like '%ran(1)%' limit 1`)
  expect(found).toHaveLength(1)
})
