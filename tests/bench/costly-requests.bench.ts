import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { withPortal } from './support/benched-portal.ts'

// Behind a proxy, so that whoever floods and whoever visits have addresses of their own.
process.env.TRUSTED_PROXIES = '1'
process.env.PUBLIC_ORIGIN = 'http://localhost'

const MOST_ALIASES = 30
const MOST_DOCUMENTS = 10
const FLOOD_MILLISECONDS = 12_000
const FLOODERS = 2
const LONGEST_PAUSE = 5_500
const VISITORS = 4
const PAGE = '/for-sale/brunswick-vic-3056/real-estate'
const FLOODING = '198.51.100.1'

const everywhere = 'searchMode: buy, locationSearchContext: {}'
const lastPage = 'paging: { skip: 9000, take: 100 }'
const search = (parameters: string, selection: string): string =>
  `listingSearch(searchParams: { ${everywhere}, ${parameters} }) { ${selection} }`
const markers = (parameters: string, selection: string): string =>
  `mapMarkers(searchParams: { ${everywhere}, ${parameters} }) { ${selection} }`

/** The costliest thing that each field can be asked for. */
const fields: Readonly<Record<string, string>> = {
  'number of markers': markers('', 'total'),
  'number of markers with filters': markers('bathrooms: [3], landSize: { min: 300 }', 'total'),
  markers: markers('', 'markers { listingId priceLabel }'),
  'results of a late page': search(lastPage, 'results { id }'),
  'results of a late page by price': search(`sortBy: Expensive, ${lastPage}`, 'results { id }'),
  'counts of all filters': search('', 'aggregations { medianPrice priceHistogram { count } }'),
  'nearest matches': search('', 'nearestMatches { total }'),
}

type Ask = (documents: readonly string[]) => Promise<string>

await withPortal(async (url) => {
  const ask: Ask = async (documents) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': FLOODING },
      body: JSON.stringify(documents.map((query) => ({ query }))),
    })
    return answer.text()
  }
  await pagesUntil(url, lasting(4_000))
  const alone = await pagesUntil(url, lasting(FLOOD_MILLISECONDS))
  console.log(`${VISITORS} visitors, pages without a flood: p95 ${alone.toFixed(0)} ms.\n`)
  console.log('| largest legal batch | fields | alone s | pages p95, to that without a flood | batches answered |')
  console.log('|---|---|---|---|---|')
  for (const [name, field] of Object.entries(fields)) {
    const batch = batchOf(field, await mostOf(field, ask))
    const seconds = await secondsOf(() => ask(batch))
    const isOver = lasting(FLOOD_MILLISECONDS)
    const [meanwhile, answered] = await Promise.all([pagesUntil(url, isOver), floodUntil(() => ask(batch), isOver)])
    const count = batch.join(' ').split(field).length - 1
    console.log(`| ${name} | ${count} | ${seconds.toFixed(2)} | ${(meanwhile / alone).toFixed(1)} | ${answered} |`)
  }
})

function batchOf(field: string, count: number): string[] {
  const documents: string[] = []
  for (let left = count; left > 0; left -= MOST_ALIASES) {
    const aliases = Array.from({ length: Math.min(left, MOST_ALIASES) }, (_, index) => `a${index}: ${field}`)
    documents.push(`{ ${aliases.join(' ')} }`)
  }
  return documents
}

/** The most times that one request may ask for a field. */
async function mostOf(field: string, ask: Ask): Promise<number> {
  const first = await ask(batchOf(field, 1))
  if (first.includes('"errors"')) throw new Error(first.slice(0, 500))
  let legal = 1
  let refused = MOST_ALIASES * MOST_DOCUMENTS + 1
  while (refused - legal > 1) {
    const middle = Math.floor((legal + refused) / 2)
    if ((await ask(batchOf(field, middle))).includes('TOO_COMPLEX')) refused = middle
    else legal = middle
  }
  return legal
}

/** Without the pause that an address makes after a costly request (costly-turns.ts). */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  await wait(LONGEST_PAUSE)
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}

async function floodUntil(send: () => Promise<unknown>, isOver: () => boolean): Promise<number> {
  let answered = 0
  const flooder = async () => {
    while (!isOver()) {
      await send()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: FLOODERS }, flooder))
  return answered
}

/** The time in milliseconds within which 95 of 100 pages of the visitors came. */
async function pagesUntil(url: string, isOver: () => boolean): Promise<number> {
  const times: number[] = []
  const visitor = async (_: unknown, index: number) => {
    while (!isOver()) {
      const before = performance.now()
      const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` }
      await (await fetch(`${url}${PAGE}?visit=${randomUUID()}`, { headers })).text()
      times.push(performance.now() - before)
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

function lasting(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds
  return () => performance.now() > end
}
