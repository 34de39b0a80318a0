import { type Browser, chromium } from 'playwright'
import { freshDataFolder } from '#tests/support/e2e-data-folder.ts'
import { startServer } from '#tests/support/start-server.ts'
import { chromiumFlags, findChromium } from '../../../tools/chromium.ts'

export const resultsPath = '/for-sale/melbourne-vic-3000/real-estate'

/**
 * Runs `work` on the built portal with the demonstration data in a server of its own, or on the one at BENCH_URL.
 * BENCH_DATA_FOLDER names prepared data, `variables` go to its environment. `work` is told the numbers of the processes that serve, where they are known.
 */
export async function withPortal(
  work: (url: string, serverIds: readonly number[]) => Promise<void>,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const given = process.env.BENCH_URL
  if (given) return work(given.replace(/\/$/, ''), [])
  const server = await startServer({
    dataFolder: process.env.BENCH_DATA_FOLDER ?? (await freshDataFolder()),
    variables,
  })
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

export const agentsPath = '/real-estate-agents/brunswick-vic-3056'

/** Where the first link of a page leads that begins like that: a home, which has pictures and all else a home can have, or an agent. */
async function firstLink(url: string, path: string, beginning: string): Promise<string> {
  const [, found] = new RegExp(`href="(${beginning}[^"]+)"`).exec(await (await fetch(url + path)).text()) ?? []
  if (found === undefined) throw new Error(`${path} has no link to ${beginning}`)
  return found
}

/** The three pages whose first load counts. */
export async function mainPages(url: string): Promise<Record<string, string>> {
  return { home: '/', results: resultsPath, listing: await firstLink(url, resultsPath, '/homes/') }
}

/** The pages of agents whose figures are to be those of a listing. */
export async function agentPages(url: string): Promise<Record<string, string>> {
  return { agents: agentsPath, agent: await firstLink(url, agentsPath, '/agent/') }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
