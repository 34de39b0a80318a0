import type { Page } from '@playwright/test'
import { sideMenuPaths } from '../support/side-menu-model.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })

/** How a visitor causes each event of the machine. */
const causes: Record<string, (page: Page) => Promise<void>> = {
  'menu.opened': (page) => menuButton(page).click(),
  'menu.dismissed': (page) => page.keyboard.press('Escape'),
  'link.followed': (page) => menu(page).getByRole('link', { name: 'Rent' }).click(),
  'screen.widened': (page) => page.setViewportSize({ width: 1280, height: 800 }),
}

/** Where an event leads from the state in which it means something; a step is awaited before the next. */
const targetOf = (type: string): string => sideMenuPaths.find(({ event }) => event.type === type)?.target ?? ''

async function expectState(page: Page, state: string) {
  if (state === '"open"') {
    await expect(menu(page)).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/side-menu-open/)
  } else {
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/side-menu-open/)
  }
}

for (const { name, steps, event, target } of sideMenuPaths) {
  test(`the page walks ${name}`, async ({ page }) => {
    await page.goto('/')
    for (const step of steps) {
      await causes[step.type]?.(page)
      await expectState(page, targetOf(step.type))
    }
    await causes[event.type]?.(page)
    await expectState(page, target)
  })
}

test('Escape gives the focus back to the menu button', async ({ page }) => {
  await page.goto('/')
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()
})

test('the close button and a press outside close the menu too', async ({ page }) => {
  await page.goto('/')
  await menuButton(page).click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expectState(page, '"closed"')
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(332, 400)
  await expectState(page, '"closed"')
})

test('a link of the menu opens its page and the reader starts at its main part', async ({ page }) => {
  await page.goto('/')
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: 'Rent' }).click()
  await expect(page).toHaveURL(/\/for-rent\/melbourne-vic-3000\/real-estate$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('homes for rent')
})
