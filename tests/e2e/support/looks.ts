import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

export type Look = { width: number; height: number; colorScheme: 'light' | 'dark'; textPercent: 100 | 200 }

// 320 px and twice the text size are what WCAG 2.2 asks for (1.4.10, 1.4.4).
const wide = { width: 1280, height: 800, textPercent: 100 } as const
const narrow = { width: 320, height: 640, textPercent: 100 } as const
export const wideLooks: readonly Look[] = [
  { ...wide, colorScheme: 'light' },
  { ...wide, colorScheme: 'dark' },
  { ...wide, colorScheme: 'light', textPercent: 200 },
]
export const narrowLooks: readonly Look[] = [
  { ...narrow, colorScheme: 'light' },
  { ...narrow, colorScheme: 'dark' },
]

/** Looks at what is open in each size and theme, one after the other without loading anew. */
export async function expectGoodEverywhere(
  page: Page,
  inLooks: readonly Look[] = [...wideLooks, ...narrowLooks],
): Promise<void> {
  for (const { colorScheme, textPercent, ...size } of inLooks) {
    await test.step(`${colorScheme} at ${size.width} px, text at ${textPercent} %`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), textPercent)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0)
    })
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}
