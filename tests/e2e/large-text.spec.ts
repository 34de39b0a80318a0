import type { Page } from '@playwright/test'
import { findListing, type FoundListing } from './support/find-listing.ts'
import { haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

// 360 px is the width of most phones, and twice the text size what WCAG 2.2 asks for (1.4.4).
test.use({ viewport: { width: 360, height: 740 } })

const pages = ['/for-sale/fitzroy-vic-3065/real-estate', '/fitzroy-vic-3065', '/agent/agnes-keane', '/new-apartments']

test('pages hold text of twice the size', async ({ page, request, context, baseURL }) => {
  test.slow()
  const listing = await findListing(request, { searchMode: 'buy' }, isWide)
  for (const address of [...pages, listing.canonicalUri, `/enquire/${listing.id}`]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expectWholeAtTwiceTheSize(page)
    })
  }
  await haveSession(context, baseURL ?? '')
  for (const address of ['/alerts', '/collections']) {
    await test.step(address, async () => {
      await openWithSession(page, address)
      await expectWholeAtTwiceTheSize(page)
    })
  }
})

/** Every row of its page is as wide as rows come: a range of prices, and several marks beside the photos. */
const isWide = (listing: FoundListing) =>
  / - /.test(listing.priceDetails.longDescription) && listing.videos.length > 0 && listing.externalMedias.length > 0

async function expectWholeAtTwiceTheSize(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(cutTexts), 'texts that are cut').toEqual([])
}

/** Texts that are seen in part: beyond the window, or beyond a box that neither scrolls nor says by dots that there is more. */
function cutTexts(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0
  const isHiddenFromSight = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  const cut = (text: Text): boolean => {
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || !isShown(parent)) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (isHiddenFromSight(box)) return false
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (isHiddenFromSight(edge) || style.clipPath !== 'none') return false
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === 'ellipsis') return false
      if (style.webkitLineClamp !== 'none' || around.hasAttribute('data-folded')) return false
      const isBeyond = box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 4
      if (/hidden|clip/.test(style.overflowX) && isBeyond) return true
    }
    return box.right > innerWidth + 1 || box.left < -1
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && cut(walker.currentNode)) texts.push(walker.currentNode.data.trim())
  }
  return texts
}
