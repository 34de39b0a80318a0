import type { Page } from '@playwright/test'
import { dropdownPaths } from '../support/dropdown-model.ts'
import { tours } from '../support/machine-paths.ts'
import { openAfterLoad, stopTime } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const trigger = (page: Page) => page.getByText('Blog', { exact: true })
const links = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Guides|Lifestyle|News/ })
const guides = (page: Page) => links(page).first()

/** How a visitor causes each event of the machine. Time stands still, so that a focus that left can come back in time. */
const causes: Record<string, (page: Page) => Promise<void>> = {
  'trigger.pressed': (page) => trigger(page).click(),
  'escape.pressed': (page) => guides(page).press('Escape'),
  // In the margin, where no page has a link.
  'outside.pressed': (page) => page.mouse.click(5, 780),
  'link.followed': async (page) => {
    const leadsOn = new URL(page.url()).pathname !== '/advice'
    await guides(page).click()
    // The page that it leads to takes the focus once its code is there, from a dropdown too that is open by then.
    if (leadsOn) await expect(page.locator('#main')).toBeFocused()
  },
  'focus.left': async (page) => {
    await guides(page).focus()
    await page.getByRole('link', { name: 'Sign up' }).first().focus()
  },
  'focus.returned': (page) => guides(page).focus(),
  'xstate.after.closeDelay.dropdown.left': (page) => page.clock.runFor(100),
}

const expectState = (page: Page, state: string) => expect(links(page)).toHaveCount(state === '"closed"' ? 0 : 3)

test('the dropdown is opened and left by keyboard and pointer, and leads to its pages', async ({ page }) => {
  const summary = page.locator('summary', { hasText: 'Blog' })
  await openAfterLoad(page, '/')

  await test.step('Escape gives the focus back to the button', async () => {
    await trigger(page).click()
    await guides(page).press('Escape')
    await expect(summary).toBeFocused()
    await expectState(page, '"closed"')
  })

  await test.step('Tab goes through the links and past them, and the dropdown closes behind it', async () => {
    await summary.focus()
    await page.keyboard.press('Enter')
    for (const link of await links(page).all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Collections' })).toBeFocused()
    await expectState(page, '"closed"')
  })

  await test.step('the arrows go through the links and open the dropdown', async () => {
    await summary.focus()
    await page.keyboard.press('ArrowDown')
    await expect(guides(page)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links(page).last()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links(page).nth(1)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(summary).toBeFocused()
    await summary.click()
    await expectState(page, '"closed"')
  })

  await stopTime(page)
  for (const { name, event, target } of tours(dropdownPaths, { longest: 50 }).flat()) {
    await test.step(name, async () => {
      await causes[event.type]?.(page)
      // A focus that is in it once more, or was never away, leaves it open however long one waits.
      await page.clock.runFor(target === '"left"' ? 99 : 1000)
      await expectState(page, target)
    })
  }

  await test.step('the page that a link of it opened is marked in it', async () => {
    await expect(page).toHaveURL('/advice')
    if ((await links(page).count()) === 0) await trigger(page).click()
    await expect(guides(page)).toHaveAttribute('aria-current', 'page')
    await expect(links(page).nth(1)).not.toHaveAttribute('aria-current')
  })
})
