import type { BrowserContext } from 'playwright'

/** A page of the portal, what it leads to, and what stands there once it is open. */
export type Link = { from: string; to: string; selector: string }

/** Milliseconds that a pointer rests on a link before it is pressed. */
const BEFORE_PRESS = 300
/** Milliseconds until a page that was opened has come to rest. */
const REST = 1500

/** Milliseconds from the press on a link until the frame in which what it leads to is shown, with the processor slowed so many times. */
export async function msToOpenByLink(context: BrowserContext, { from, to, selector }: Link, slower: number) {
  const page = await context.newPage()
  await page.goto(from)
  await page.locator('html[data-hydrated=all]').waitFor()
  await page.waitForTimeout(REST)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const ms = await page.evaluate(
    async ([path = '', wanted = '', before = 0]) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'There' })
      document.querySelector('main')?.append(link)
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, before))
      const pressed = performance.now()
      return new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (location.pathname !== path || !document.querySelector(wanted)) return
          watch.disconnect()
          // After the frame that is drawn next.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        })
        watch.observe(document, { childList: true, subtree: true })
        link.click()
      })
    },
    [to, selector, BEFORE_PRESS] as const,
  )
  await page.close()
  return ms
}
