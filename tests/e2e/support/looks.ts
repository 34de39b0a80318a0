import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' }

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]
export const looks: readonly Look[] = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
)
export const wideLooks = looks.filter(({ width }) => width === 1280)
export const narrowLooks = looks.filter(({ width }) => width === 360)

/** Looks at what is open in each size and theme, one after the other without loading anew. */
export async function expectGoodEverywhere(page: Page, inLooks: readonly Look[] = looks): Promise<void> {
  for (const { colorScheme, ...size } of inLooks) {
    await test.step(`${colorScheme} at ${size.width} px`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0)
    })
  }
}
