import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type JSHandle, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import { repeatedParts } from './repeated-parts.ts'

declare const axe: typeof axeCore

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const allButContrast: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'color-contrast': { enabled: false } },
}
/** The rules of these tags that look at colours. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

type Rules = 'all' | 'colours' | 'allButContrast'

/**
 * Runs axe over the page, WCAG 2.2 AA and best practice, and expects no violation. `colours` is for a page that was looked at with all
 * rules and of which only colours have changed since, `allButContrast` for one whose colours were looked at and have not changed since.
 */
export async function expectAccessible(page: Page, rules: Rules = 'all'): Promise<void> {
  // Colours on their way from one theme to the other are of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Once for each document: the page would compile it each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = [
    ...(rules === 'colours' ? [] : await violationsOf(page, allButContrast)),
    // Contrast takes two thirds of the time of all rules, and looks the same at whatever looks the same.
    ...(rules === 'allButContrast' ? [] : await violationsOf(page, colours, await page.evaluateHandle(repeatedParts))),
  ]
  expect(violations, 'violations of accessibility').toEqual([])
}

async function violationsOf(page: Page, rules: RunOptions, without?: JSHandle<Element[]>): Promise<string[]> {
  // No frames of other sites to look into and no list of what is right: half the time.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false }
  return page.evaluate(
    async ([exclude, given]) => {
      const { violations } = await axe.run({ include: document, exclude }, given)
      return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`)
    },
    [without ?? [], options] as const,
  )
}
