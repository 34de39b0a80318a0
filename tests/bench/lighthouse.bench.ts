import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../../tools/free-port.ts'
import { agentPages, mainPages, medianOf, withChromium, withPortal } from './support/benched-portal.ts'
import { pageProxy, withoutScripts } from './support/page-proxy.ts'

const RUNS = Number(/--runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5)
/** `--pages=agents,agent` measures those alone. */
const named = /--pages=([\w,]+)/.exec(process.argv.join(' '))?.[1]?.split(',')
const ATTEMPTS = 4
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const methods = { simulate: 'simulated', devtools: 'applied' } as const
const sides = ['portal', 'control'] as const
const metrics = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  fcp: 'first-contentful-paint',
} as const

// Without a graphics card, one that is played by the processor takes it from the page; these pages need none.
const browserFlags = ['--disable-gpu']

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

type Method = keyof typeof methods
type Side = (typeof sides)[number]
type Figures = Record<keyof typeof metrics | (typeof categories)[number], number>
type Run = { page: string; method: Method; side: Side; figures: Figures; problems: Map<string, string> }

await withPortal(async (target) => {
  const proxies = {
    portal: await pageProxy(target, (html) => html),
    control: await pageProxy(target, withoutScripts),
  }
  const known = { ...(await mainPages(target)), ...(await agentPages(target)) }
  const pages = Object.fromEntries(Object.entries(known).filter(([page]) => named?.includes(page) ?? true))
  const runs: Run[] = []
  await drawPictures(Object.values(pages), proxies.portal.url)
  for (let round = 1; round <= RUNS; round += 1) {
    for (const method of ['simulate', 'devtools'] as const) {
      for (const [page, path] of Object.entries(pages)) {
        // Turn about, so that neither is always the first after the other's work.
        for (const side of round % 2 === 1 ? sides : sides.toReversed()) {
          const result = await measure(proxies[side].url + path, method)
          runs.push({ page, method, side, figures: figuresOf(result), problems: problemsOf(result) })
          const { performance, lcp, tbt } = figuresOf(result)
          const said = `${performance}, LCP ${whole(lcp)} ms, TBT ${whole(tbt)} ms`
          console.log(`run ${round} of ${RUNS}: ${page}, ${side}, throttling ${methods[method]}: ${said}`)
        }
      }
    }
  }
  print(Object.keys(pages), runs)
  await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()))
})

/** Opens each page once, so that no run waits until the server has made its pictures. */
async function drawPictures(paths: readonly string[], url: string): Promise<void> {
  await withChromium(async (browser) => {
    const page = await browser.newPage(phone)
    for (const path of paths) await page.goto(url + path, { waitUntil: 'networkidle', timeout: 120_000 })
  })
}

/** One run in a browser of its own. On a busy machine Lighthouse or the browser give up now and then; they are run again. */
async function measure(url: string, throttlingMethod: Method): Promise<Result> {
  let problem: unknown = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await freePort()
    const flags = { port, throttlingMethod, logLevel: 'silent' as const, onlyCategories: [...categories] }
    const found: Result[] = []
    const run = async () => {
      const result = (await lighthouse(url, flags))?.lhr
      if (result?.runtimeError) problem = result.runtimeError.message
      else if (result) found.push(result)
    }
    await withChromium(run, [...browserFlags, `--remote-debugging-port=${port}`]).catch(
      (cause: unknown) => (problem = cause),
    )
    const [result] = found
    if (result) return result
  }
  throw new Error(`Lighthouse could not measure ${url}`, { cause: problem })
}

function figuresOf({ audits, categories: scored }: Result): Figures {
  const valueOf = (name: keyof typeof metrics) => audits[metrics[name]]?.numericValue ?? Number.NaN
  const scoreOf = (name: (typeof categories)[number]) => Math.round((scored[name]?.score ?? Number.NaN) * 100)
  return {
    lcp: valueOf('lcp'),
    cls: valueOf('cls'),
    tbt: valueOf('tbt'),
    fcp: valueOf('fcp'),
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
}

/** What costs points: audits with weight below full marks, each with the first things that it names. */
function problemsOf({ audits, categories: scored }: Result): Map<string, string> {
  const problems = Object.entries(scored).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }): [string, string][] => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
      const details = audit.details && 'items' in audit.details ? JSON.stringify(audit.details.items).slice(0, 300) : ''
      return [[id, `${category}: ${audit.title} (${audit.displayValue ?? audit.score}) ${details}`.trimEnd()]]
    }),
  )
  return new Map(problems)
}

function print(pages: readonly string[], runs: readonly Run[]): void {
  console.log(
    `\nLighthouse, a phone on slow 4G, median of ${RUNS}. The control is the same page without scripts, behind the same kind ` +
      'of proxy, in turn with it.\n',
  )
  console.log(
    '| page | throttling | performance | accessibility | best practices | SEO | FCP ms | LCP ms | CLS | TBT ms |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  for (const [page, method, portal] of medians(pages, runs, 'portal')) {
    const scores = categories.map((name) => portal[name]).join(' | ')
    const { fcp, lcp, cls, tbt } = portal
    console.log(
      `| ${page} | ${methods[method]} | ${scores} | ${whole(fcp)} | ${whole(lcp)} | ${cls.toFixed(3)} | ${whole(tbt)} |`,
    )
  }
  console.log('\n| page | throttling | LCP ms of the control | LCP of the portal to it | performance of the control |')
  console.log('|---|---|---|---|---|')
  const controls = medians(pages, runs, 'control')
  for (const [index, [page, method, portal]] of medians(pages, runs, 'portal').entries()) {
    const control = controls[index]?.[2] ?? portal
    const ratio = (portal.lcp / control.lcp).toFixed(2)
    console.log(`| ${page} | ${methods[method]} | ${whole(control.lcp)} | ${ratio} | ${control.performance} |`)
  }
  console.log('\nWhat costs the portal points:')
  for (const page of pages) {
    const ofPage = runs.filter((run) => run.page === page && run.side === 'portal')
    const problems = new Map(ofPage.flatMap((run) => [...run.problems]))
    console.log(`- ${page}: ${problems.size === 0 ? 'nothing' : ''}`)
    for (const problem of problems.values()) console.log(`  - ${problem}`)
  }
}

function whole(value: number): string {
  return String(Math.round(value))
}

function medians(pages: readonly string[], runs: readonly Run[], side: Side): [string, Method, Figures][] {
  return pages.flatMap((page) =>
    (['simulate', 'devtools'] as const).map((method): [string, Method, Figures] => {
      const found = runs.filter((run) => run.page === page && run.method === method && run.side === side)
      const median = (name: keyof Figures) => medianOf(found.map(({ figures }) => figures[name]))
      return [
        page,
        method,
        {
          lcp: median('lcp'),
          cls: median('cls'),
          tbt: median('tbt'),
          fcp: median('fcp'),
          performance: median('performance'),
          accessibility: median('accessibility'),
          'best-practices': median('best-practices'),
          seo: median('seo'),
        },
      ]
    }),
  )
}
