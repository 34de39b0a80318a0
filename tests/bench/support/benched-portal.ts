import { type Browser, chromium } from 'playwright'
import { freshDataFolder } from '#tests/support/e2e-data-folder.ts'
import { startServer } from '#tests/support/start-server.ts'
import { chromiumFlags, findChromium } from '../../../tools/chromium.ts'

export const resultsPath = '/for-sale/melbourne-vic-3000/real-estate'

/**
 * Runs `work` on the built portal with the demonstration data in a server of its own, or on the one at BENCH_URL.
 * BENCH_DATA_FOLDER names prepared data. `work` is told the numbers of the processes that serve, where they are known.
 */
export async function withPortal(work: (url: string, serverIds: readonly number[]) => Promise<void>): Promise<void> {
  const given = process.env.BENCH_URL
  if (given) return work(given.replace(/\/$/, ''), [])
  const server = await startServer({ dataFolder: process.env.BENCH_DATA_FOLDER ?? (await freshDataFolder()) })
  try {
    await work(server.url, [server.pid])
  } finally {
    await server.stop()
  }
}

/** Runs `work` with the Chromium of this machine; `flags` come on top of the usual ones. */
export async function withChromium(work: (browser: Browser) => Promise<void>, flags: string[] = []): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...chromiumFlags, ...flags],
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** The address of the first home of the results page, which has pictures and everything else a home can have. */
async function listingPath(url: string): Promise<string> {
  const [, path] = /href="(\/homes\/[^"]+)"/.exec(await (await fetch(url + resultsPath)).text()) ?? []
  if (path === undefined) throw new Error('The results page shows no home')
  return path
}

/** The three pages whose first load counts. */
export async function mainPages(url: string): Promise<Record<string, string>> {
  return { home: '/', results: resultsPath, listing: await listingPath(url) }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
