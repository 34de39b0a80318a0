import type { Browser, Page } from 'playwright'
import { medianOf, withChromium, withPortal } from './support/benched-portal.ts'
import { collectionOfTwo } from './support/collection-of-member.ts'

const REACTIONS = 20
/** Milliseconds until the live pages of both browsers are connected, and between one reaction and the next. */
const REST = 3000
const BETWEEN_REACTIONS = 500
const LONGEST_WAIT = 30_000

await withPortal((url) => withChromium((browser) => measure(browser, url)), { LIVE_CONNECTIONS: '100' })

async function measure(browser: Browser, url: string): Promise<void> {
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'en-AU' })),
  )
  const { path, name, remove } = await collectionOfTwo(contexts)
  try {
    const [own, other] = await Promise.all(
      contexts.map(async (context) => {
        const page = await context.newPage()
        await page.goto(path)
        await likeButton(page).waitFor()
        await page.locator('html[data-hydrated="all"][data-session-state="signedIn"]').waitFor()
        await page.waitForTimeout(REST)
        return page
      }),
    )
    if (own === undefined || other === undefined) throw new Error('There are not two browsers')
    const times: number[] = []
    for (let reaction = 0; reaction < REACTIONS; reaction += 1) {
      times.push(await msUntilSeen(own, other, { name, isLiked: reaction % 2 === 0 }))
      await own.waitForTimeout(BETWEEN_REACTIONS)
    }
    console.log(`One member likes a home, and likes it no longer, ${REACTIONS} times; another one looks at it.\n`)
    console.log('| from the press in one browser to the words in the other | ms |\n|---|---|')
    console.log(`| median | ${Math.round(medianOf(times))} |`)
    console.log(`| worst | ${Math.round(Math.max(...times))} |`)
  } finally {
    await remove()
  }
}

function likeButton(page: Page) {
  return page.locator('main li').first().getByRole('button', { name: 'Like', exact: true })
}

/** Milliseconds from the press of a member until the page of another says it, or says it no longer. */
async function msUntilSeen(
  own: Page,
  other: Page,
  { name, isLiked }: { name: string; isLiked: boolean },
): Promise<number> {
  const seen = other.evaluate(
    ({ said, isWanted, longest }) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          if ((document.querySelector('main li')?.textContent?.includes(said) ?? false) !== isWanted) return
          watcher.disconnect()
          resolve(Date.now())
        }
        const watcher = new MutationObserver(look)
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
        setTimeout(() => reject(new Error('The reaction was not seen')), longest)
      }),
    { said: `${name} likes it`, isWanted: isLiked, longest: LONGEST_WAIT },
  )
  const pressed = likeButton(own).evaluate((button: HTMLElement) => {
    const now = Date.now()
    button.click()
    return now
  })
  const [pressedAt, seenAt] = await Promise.all([pressed, seen])
  return seenAt - pressedAt
}
