import { openAfterLoad } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: null })

const RESULTS = '/for-sale/richmond-vic-3121/real-estate'

const sizes = [
  { width: 360, height: 740, tallest: 120 },
  { width: 1280, height: 800, tallest: 64 },
]

test('consent is asked after the first page, by a slim bar that lies over nothing', async ({ page }) => {
  await openAfterLoad(page, '/')
  const bar = page.getByRole('region', { name: 'Privacy choices' })
  await expect(bar).toBeHidden()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(bar).toBeVisible()

  for (const { tallest, ...size } of sizes) {
    await page.setViewportSize(size)
    await openAfterLoad(page, RESULTS)
    await expect(bar).toBeVisible()
    const { height = Infinity } = (await bar.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(tallest)
    expect(await bar.evaluate(coveredBy)).toEqual([])
  }
  await bar.getByRole('button', { name: 'No' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(bar).toBeHidden()
})

/** What of the page an element lies over. */
function coveredBy(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [...document.querySelectorAll('article, button, a, input, header')]
    .filter((other) => {
      if (element.contains(other) || !other.checkVisibility()) return false
      const box = other.getBoundingClientRect()
      const isClipped = getComputedStyle(other).clipPath !== 'none' || box.bottom <= 0
      return !isClipped && box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}
