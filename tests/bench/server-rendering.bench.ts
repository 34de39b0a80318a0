import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '../support/start-server.ts'
import { processorMilliseconds } from './support/process-use.ts'

const SECONDS = 10
const CONNECTIONS = 8

const paths = {
  'results of a suburb': ['/for-sale/brunswick-vic-3056/real-estate', '/for-rent/bondi-nsw-2026/real-estate'],
  'results with filters': [
    '/for-sale/melbourne-vic-3000/apartments/2-bedrooms',
    '/for-sale/richmond-vic-3121/houses/3-bedrooms',
  ],
  home: ['/'],
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
const server = await startServer({ dataFolder: process.env.BENCH_DATA_FOLDER ?? folder, secondsToStart: 240 })
try {
  console.log(
    `${CONNECTIONS} connections for ${SECONDS} s on the embedded database, the load made on the same two cores.\n`,
  )
  console.log(
    '| page | pages a second | p50 ms | p99 ms | CPU ms a page (all threads of the server) | answers other than 2xx |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const [name, urls] of Object.entries(paths)) {
    await load(urls, 3)
    const before = await processorMilliseconds(server.pid)
    const result = await load(urls, SECONDS)
    const spent = (await processorMilliseconds(server.pid)) - before
    const { requests, latency, non2xx } = result
    console.log(
      `| ${name} | ${requests.average.toFixed(0)} | ${latency.p50} | ${latency.p99} | ${(spent / requests.total).toFixed(2)} | ${non2xx} |`,
    )
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function load(urls: readonly string[], duration: number) {
  return autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration,
    requests: urls.map((path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'identity' } })),
  })
}
