import { setTimeout as wait } from 'node:timers/promises'
import { medianOf, withPortal } from './support/benched-portal.ts'

// Behind a proxy, so that the flood and the visitor have addresses of their own.
process.env.TRUSTED_PROXIES = '1'
process.env.PUBLIC_ORIGIN = 'http://localhost'

const widths = [160, 320, 400, 640, 800]
const ratios = [2, 16 / 9, 3 / 2, 4 / 3, 1, 3 / 4, 2 / 3, 9 / 16, 1 / 2, 1 / 3]
const qualities = [30, 40, 50, 60, 70, 80, 90]
const variants = qualities.flatMap((quality) =>
  ratios.flatMap((ratio) =>
    widths.map((width) => `width=${width}&height=${Math.round(width * ratio)}&quality=${quality}`),
  ),
)

const CLIENTS = 60
const ASKED = 40
const PAGE = '/for-sale/brunswick-vic-3056/real-estate'
const flooding = { 'x-forwarded-for': '198.51.100.1', accept: 'image/avif' }
const visiting = { 'x-forwarded-for': '203.0.113.1', accept: 'image/webp' }

/** What a visitor waits for while 60 clients of another address ask for pictures in sizes that nobody has asked for yet. */
await withPortal(async (url) => {
  const page = await (await fetch(url + PAGE, { headers: visiting })).text()
  const pictures = [...new Set(page.match(/\/images\/[\w~.-]+\/\d+/g))].map((path) => url + path)
  let asked = 0
  /** Each of a shape and quality that nobody has asked for: the service rounds sizes to listed ones. */
  const newPicture = (): string => {
    const [picture, variant] = [asked % pictures.length, Math.floor(asked / pictures.length) % variants.length]
    asked += 1
    return `${pictures[picture]}?${variants[variant]}`
  }
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'a page of results': () => received(url + PAGE, visiting),
    'a picture in a new size': () => received(newPicture(), visiting),
    'a picture that was made before': () => received(`${pictures[0]}?width=320`, visiting),
  }
  console.log(`Milliseconds of ${ASKED} each, one after another.\n`)
  console.log(
    '| asked for | alone p50 | longest | meanwhile p50 | longest | the longest is longer by |\n|---|---|---|---|---|---|',
  )
  for (const [name, ask] of Object.entries(ways)) {
    await timesOf(ask)
    const alone = await timesOf(ask)
    let isOver = false
    const flood = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) await received(newPicture(), flooding)
    })
    await wait(1000)
    const meanwhile = await timesOf(ask)
    isOver = true
    await Promise.all(flood)
    const [before, after] = [Math.max(...alone), Math.max(...meanwhile)]
    const figures = [medianOf(alone), before, medianOf(meanwhile), after, after - before]
    console.log(`| ${name} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`)
  }
})

async function received(url: string, headers: Record<string, string>): Promise<ArrayBuffer> {
  return (await fetch(url, { headers })).arrayBuffer()
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < ASKED; asked += 1) {
    const before = performance.now()
    await ask()
    times.push(performance.now() - before)
  }
  return times
}
