import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Decides about the case that is open. */
export async function decide(staff: Page, decision: string, reason: string): Promise<void> {
  await staff.getByLabel('Decision').selectOption(decision)
  await staff.getByRole('form', { name: 'Decide' }).getByLabel('Reason').fill(reason)
  await staff.getByRole('button', { name: 'Save decision' }).click()
  await expect(staff.getByText('Saved. Its author is told.')).toBeVisible()
}
