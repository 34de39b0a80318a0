import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright'
import { agentPages, mainPages, withChromium, withPortal } from './support/benched-portal.ts'
import { builtFiles } from './support/built-files.ts'

const LARGEST_ROUTE_KB = 30
const SMALLEST_PART_KB = 2
const WIDTHS = [360, 1280]
/** A phone on slow 4G, as Lighthouse has it. */
const slow = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const SLOWER = 4
/** Milliseconds of waiting for what a page does once it has nothing else to do. */
const IDLE = 2500

const files = builtFiles()
await withPortal(async (url) => {
  const pages = { ...(await mainPages(url)), ...(await agentPages(url)) }
  await printFirstLoad(url, pages)
  printRoutes()
  printParts()
  await withChromium(async (browser) => {
    console.log('\nLayout shift, and what comes when, with the processor slowed four times on slow 4G.\n')
    console.log(
      '| page | px | CLS while loading | CLS after load | scripts at first | requests deep | scripts after load | their kB |',
    )
    console.log('|---|---|---|---|---|---|---|---|')
    const chains: string[] = []
    for (const [name, path] of Object.entries(pages)) {
      for (const width of WIDTHS) {
        const visit = await watchLoad(browser, url + path, width)
        const later = visit.scripts.filter(({ isAfterLoad }) => isAfterLoad)
        const first = visit.scripts.filter(({ isAfterLoad }) => !isAfterLoad)
        const depth = Math.max(0, ...first.map(({ chain }) => chain.length))
        const kilobytes = later.reduce((sum, { file }) => sum + files.sizeOf(file), 0) / 1000
        console.log(
          `| ${name} | ${width} | ${visit.shiftOfLoading.toFixed(4)} | ${visit.shift.toFixed(4)} | ${first.length} | ${depth} | ` +
            `${later.length} | ${kilobytes.toFixed(1)} |`,
        )
        chains.push(
          ...first.filter(({ chain }) => chain.length > 1).map(({ chain }) => chain.map(plainName).join(' → ')),
        )
        chains.push(`${name} at ${width} px, after load: ${later.map(({ file }) => plainName(file)).join(', ')}`)
      }
    }
    console.log('\nOne request deep means that the document names every script. Deeper ones, and what came after load:')
    for (const line of new Set(chains)) console.log(`- ${line}`)
  })
})

async function printFirstLoad(url: string, pages: Readonly<Record<string, string>>): Promise<void> {
  console.log('What a document names for its first load, each script compressed by brotli (quality 11).\n')
  console.log('| page | JavaScript kB | files | CSS kB (inlined) |\n|---|---|---|---|')
  for (const [name, path] of Object.entries(pages)) {
    const html = await (await fetch(url + path)).text()
    // Written by html-document.ts.
    const scripts = JSON.parse(/ id="page-modules">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as string[]
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
    const bytes = scripts.reduce((sum, href) => sum + files.sizeOf(href.slice(1)), 0)
    const styleBytes = brotliCompressSync(styles).length
    console.log(`| ${name} | ${(bytes / 1000).toFixed(1)} | ${scripts.length} | ${(styleBytes / 1000).toFixed(1)} |`)
  }
}

function printRoutes(): void {
  console.log(`\nWhat each page adds for a visitor who comes from the home page, at most ${LARGEST_ROUTE_KB} kB.\n`)
  console.log('| route | more kB |\n|---|---|')
  for (const { name, bytes } of files.routes())
    console.log(`| ${name} | ${(bytes / 1000).toFixed(1)}${bytes > LARGEST_ROUTE_KB * 1000 ? ' (too much)' : ''} |`)
}

function printParts(): void {
  console.log(
    `\nWhat comes when a visitor turns to it, on top of the page; parts of ${SMALLEST_PART_KB} kB and more.\n`,
  )
  console.log('| part | more kB |\n|---|---|')
  for (const { name, bytes } of files.deferredAdditions())
    if (bytes >= SMALLEST_PART_KB * 1000) console.log(`| ${name} | ${(bytes / 1000).toFixed(1)} |`)
}

/** Without its folder, hash and ending. */
function plainName(file: string): string {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')
}

type Script = { file: string; chain: string[]; isAfterLoad: boolean }
type Visit = { shiftOfLoading: number; shift: number; scripts: Script[] }

async function watchLoad(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'en-AU' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      // Not among the types of the DOM library; only shifts that no press caused count.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const devtools = await context.newCDPSession(page)
  const scripts = await followScripts(devtools, page)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(IDLE)
  const shifts = await page.evaluate(() => {
    // Put there by the script above.
    const { layoutShifts } = window as unknown as { layoutShifts: { at: number; value: number }[] }
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loadedAt = navigation?.loadEventEnd ?? 0
    const sum = (from: { value: number }[]) => from.reduce((total, { value }) => total + value, 0)
    return { loading: sum(layoutShifts.filter(({ at }) => at <= loadedAt)), all: sum(layoutShifts) }
  })
  await context.close()
  return { shiftOfLoading: shifts.loading, shift: shifts.all, scripts }
}

/** Every script that is asked for, with those that asked for it before it, and whether the page had loaded by then. */
async function followScripts(devtools: CDPSession, page: Page): Promise<Script[]> {
  const scripts: Script[] = []
  let hasLoaded = false
  page.once('load', () => (hasLoaded = true))
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const file = /\/(assets\/[^?]+\.js)$/.exec(request.url)?.[1]
    if (file === undefined || scripts.some((script) => script.file === file)) return
    const asker = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? ''
    const before = scripts.find((script) => asker.endsWith(script.file))
    scripts.push({ file, chain: [...(before?.chain ?? []), file], isAfterLoad: hasLoaded })
  })
  return scripts
}
