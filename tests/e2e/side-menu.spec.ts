import type { Page } from '@playwright/test'
import { tours } from '../support/machine-paths.ts'
import { sideMenuPaths } from '../support/side-menu-model.ts'
import { openAfterLoad } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

const narrow = { width: 360, height: 740 }
test.use({ viewport: narrow })

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })

/** How a visitor causes each event of the machine. */
const causes: Record<string, (page: Page) => Promise<void>> = {
  'menu.opened': async (page) => {
    await page.setViewportSize(narrow)
    await menuButton(page).click()
  },
  'menu.dismissed': (page) => page.keyboard.press('Escape'),
  'link.followed': (page) => menu(page).getByRole('link', { name: 'Rent' }).click(),
  'screen.widened': (page) => page.setViewportSize({ width: 1280, height: 800 }),
}

async function expectState(page: Page, state: string) {
  if (state === '"open"') {
    await expect(menu(page)).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/side-menu-open/)
  } else {
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/side-menu-open/)
  }
}

test('a visitor opens the side menu, closes it in every way, and goes on by one of its entries', async ({ page }) => {
  await openAfterLoad(page, '/')

  await test.step('it has its entries, and Escape gives the focus back', async () => {
    await menuButton(page).click()
    await expect(menu(page).getByRole('list').first().getByRole('link')).toHaveText([
      'Buy',
      'Rent',
      'Sold',
      'Agent Finder',
      'Questions',
      'Suburb Reviews',
      'Guides',
      'Lifestyle',
      'News',
    ])
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  })

  await test.step('its button and a press outside close it too', async () => {
    await menuButton(page).click()
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expectState(page, '"closed"')
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(332, 400)
    await expectState(page, '"closed"')
  })

  for (const { name, event, target } of tours(sideMenuPaths, { longest: 50 }).flat()) {
    await test.step(name, async () => {
      await causes[event.type]?.(page)
      await expectState(page, target)
    })
  }
  await expect(page).toHaveURL(/\/for-rent\/melbourne-vic-3000\/real-estate$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('homes for rent')
})
