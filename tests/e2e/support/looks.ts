import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

type Look = { width: number; height: number; colorScheme: 'light' | 'dark' }

/** A screen in one theme and the narrowest one in the other: colours have their contrast in both (src/design/tokens/contrast.test.ts). */
const wideLook: Look = { width: 1280, height: 800, colorScheme: 'light' }
// 320 px and twice the text size are what WCAG 2.2 asks for (1.4.10, 1.4.4).
const narrowLook: Look = { width: 320, height: 640, colorScheme: 'dark' }

/** Looks at what is open on a screen, with text of twice the size, and on the narrowest phone, without loading anew. */
export async function expectGoodEverywhere(page: Page): Promise<void> {
  await expectGoodOnScreen(page)
  await expectGoodOnPhone(page)
}

export async function expectGoodOnScreen(page: Page): Promise<void> {
  await expectGood(page, wideLook)
  await setTextSize(page, '200%')
  await expectNoSidewaysScroll(page)
  await setTextSize(page, '')
}

export const expectGoodOnPhone = (page: Page): Promise<void> => expectGood(page, narrowLook)

const expectGood = (page: Page, { colorScheme, ...size }: Look) =>
  test.step(`${colorScheme} at ${size.width} px`, async () => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size)

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0)
}
