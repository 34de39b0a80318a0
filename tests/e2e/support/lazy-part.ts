import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export type Part = {
  /** Where a visitor asks for it: an address, or a home. */
  at: string
  ask: (page: Page) => Promise<unknown>
  /** What works once the code is there, or in spite of its absence. */
  comes: (page: Page) => Promise<unknown>
  /** Where the page says that it did not come; else in a notice. */
  saidBy?: (page: Page) => Locator
  isOnPhone?: true
  /** The page asks for it by itself. */
  isOfArrival?: true
}

export const press = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click()
export const pressAction = (action: string) => (page: Page) =>
  page.locator(`[data-action="${action}"]:visible`).first().click()
export const fieldOpens = (label: string) => (page: Page) => expect(page.getByLabel(label)).toBeVisible()
export const dialogOpens = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
export const mapFails = (page: Page) => page.getByRole('status').filter({ hasText: 'We couldn’t load the map.' })
export const mapOpens = (page: Page) => expect(page.getByRole('application')).toBeVisible({ timeout: 40_000 })
export const nothing = () => Promise.resolve()
