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

type Seen = { size: string; markup: string }

/**
 * Looks at what is open in each size and theme, one after the other without loading anew. A theme is a set of colours
 * (src/design/themes/theme.css.ts): where nothing but the theme differs from the look before, the rules about colours are looked at again.
 * Larger text stands in colours that an earlier look has had, and needs less contrast.
 */
export async function expectGoodEverywhere(
  page: Page,
  inLooks: readonly Look[] = [...wideLooks, ...narrowLooks],
): Promise<void> {
  let before: Seen | null = null
  for (const { colorScheme, textPercent, ...size } of inLooks) {
    await test.step(`${colorScheme} at ${size.width} px, text at ${textPercent} %`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), textPercent)
      const seen = { size: `${size.width} ${textPercent}`, markup: await page.content() }
      const isOnlyTheme: boolean = before?.size === seen.size && before.markup === seen.markup
      await expectAccessible(page, isOnlyTheme ? 'colours' : textPercent === 200 ? 'allButContrast' : 'all')
      before = seen
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0)
    })
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}
