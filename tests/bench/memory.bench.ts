import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startServer } from '../support/start-server.ts'
import { processorMilliseconds, residentMegabytes } from './support/process-use.ts'
import { askDocuments, askForEach, picturesOf } from './support/visitors.ts'

const REQUESTS = 10_000
const CONNECTIONS = 8
const PICTURES = 1500
const DOCUMENTS = 3000
/** Processor milliseconds in a second below which a start has nothing left to do. */
const QUIET = 50

const paths = [
  '/',
  '/for-sale/brunswick-vic-3056/real-estate',
  '/for-rent/bondi-nsw-2026/real-estate',
  '/for-sale/melbourne-vic-3000/apartments/2-bedrooms',
  '/sold-properties/fitzroy-vic-3065',
  '/fitzroy-vic-3065',
]

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
try {
  console.log('Resident memory of the server process, all threads, with the embedded database and the demonstration.\n')
  console.log('| moment | MB now | MB at most until then |\n|---|---|---|')
  await measure('first start', false)
  await measure('later start', true)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(start: string, isAsked: boolean): Promise<void> {
  const server = await startServer({ dataFolder: folder, secondsToStart: 240 })
  try {
    await untilQuiet(server.pid)
    await tell(start, server.pid)
    if (!isAsked) return
    const requests = paths.map((path) => ({ method: 'GET' as const, path, headers: {} }))
    const { non2xx } = await autocannon({ url: server.url, connections: CONNECTIONS, amount: REQUESTS, requests })
    await tell(`after ${count(REQUESTS)} pages (${non2xx} not answered with 2xx)`, server.pid)
    const pictures = await picturesOf(server.url, paths, PICTURES)
    const withoutPicture = await askForEach(server.url, pictures, CONNECTIONS)
    await tell(`and ${count(pictures.length)} pictures, none made before (${withoutPicture})`, server.pid)
    const refused = await askDocuments(server.url, DOCUMENTS)
    await tell(`and ${count(DOCUMENTS)} GraphQL documents, each different (${refused})`, server.pid)
  } finally {
    await server.stop()
  }
}

async function tell(moment: string, pid: number): Promise<void> {
  const { now, most } = await residentMegabytes(pid)
  console.log(`| ${moment} | ${now} | ${most} |`)
}

async function untilQuiet(pid: number): Promise<void> {
  for (;;) {
    const before = await processorMilliseconds(pid)
    await wait(1000)
    if ((await processorMilliseconds(pid)) - before < QUIET) return
  }
}

function count(number: number): string {
  return number.toLocaleString('en-AU')
}
