import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Result } from 'autocannon'
import { gazetteerPlaces } from '#server/gazetteer/places.ts'
import { startServer } from '../support/start-server.ts'
import { agentPages, mainPages } from './support/benched-portal.ts'
import { loadPages, pageRequest, startPlainPages } from './support/plain-pages.ts'
import { processorMilliseconds } from './support/process-use.ts'

const SECONDS = 10

const paths = {
  'results of a suburb': ['/for-sale/brunswick-vic-3056/real-estate', '/for-rent/bondi-nsw-2026/real-estate'],
  'results with filters': [
    '/for-sale/melbourne-vic-3000/apartments/2-bedrooms',
    '/for-sale/richmond-vic-3121/houses/3-bedrooms',
  ],
  home: ['/'],
}
/** Suburbs that are asked for once each: what a page costs that nobody asked for lately. */
const ONCE = 300

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
const server = await startServer({ dataFolder: process.env.BENCH_DATA_FOLDER ?? folder, secondsToStart: 240 })
const control = await startPlainPages()
try {
  console.log(`Eight connections for ${SECONDS} s on the embedded database, the load made on the same two cores.\n`)
  console.log(
    '| page | pages a second | p50 ms | p99 ms | CPU ms a page (all threads of the server) | to the plain page | answers other than 2xx |',
  )
  console.log('|---|---|---|---|---|---|---|')
  const plain = await measure(control, ['/'])
  print('a plain React page of 25 cards, from a constant', plain, plain.cpu)
  for (const [name, urls] of Object.entries(paths)) print(name, await measure(server, urls), plain.cpu)
  const { listing } = await mainPages(server.url)
  const { agents, agent } = await agentPages(server.url)
  for (const [name, path] of Object.entries({ 'a listing': listing, 'an agent': agent, 'agents of a suburb': agents }))
    if (path !== undefined) print(name, await measure(server, [path]), plain.cpu)
  print(`results of ${ONCE} suburbs, each asked for once`, await measureOnce(server), plain.cpu)
} finally {
  control.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

type Measured = { cpu: number; result: Pick<Result, 'requests' | 'latency' | 'non2xx'> }

async function measure({ url, pid }: { url: string; pid: number }, urls: readonly string[]): Promise<Measured> {
  await loadPages(url, urls, 5)
  const before = await processorMilliseconds(pid)
  const result = await loadPages(url, urls, SECONDS)
  return { cpu: ((await processorMilliseconds(pid)) - before) / result.requests.total, result }
}

/** One after the other, for autocannon would ask for each once on every connection. */
async function measureOnce({ url, pid }: { url: string; pid: number }): Promise<Measured> {
  const suburbs = gazetteerPlaces().toSorted((one, other) => other.population - one.population)
  const requests = suburbs.slice(0, ONCE).map(({ uri }) => pageRequest(`/for-rent/${uri}/real-estate`))
  const before = await processorMilliseconds(pid)
  const result = await autocannon({ url, connections: 1, amount: ONCE, requests })
  return { cpu: ((await processorMilliseconds(pid)) - before) / result.requests.total, result }
}

function print(name: string, { cpu, result }: Measured, plain: number): void {
  const { requests, latency, non2xx } = result
  console.log(
    `| ${name} | ${requests.average.toFixed(0)} | ${latency.p50} | ${latency.p99} | ${cpu.toFixed(2)} | ${(cpu / plain).toFixed(1)} | ${non2xx} |`,
  )
}
