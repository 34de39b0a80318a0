import { expect, test } from './support/test.ts'

test('a card loads its further photos when the mouse turns to it, and pages through them', async ({ page }) => {
  await page.goto('/for-sale/richmond-vic-3121/real-estate')
  const card = page.locator('article').nth(1)
  await expect(card.locator('img')).toHaveCount(1)
  await card.hover()
  const strip = card.locator('a[aria-hidden]')
  await strip.hover()
  await expect(card.locator('img')).toHaveCount(5)
  const arrows = card.locator('button[tabindex="-1"]')
  await arrows.last().click()
  await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(1)
  await arrows.first().click()
  await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(0)
  await expect(page).toHaveURL('/for-sale/richmond-vic-3121/real-estate')
  await strip.click()
  await expect(page).toHaveURL(/\/homes\//)
})
