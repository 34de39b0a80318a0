import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of these tags that look at colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Contrast takes two thirds of the time of all rules. */
const ruleSets = {
  all: { type: 'tag', values: tags, rules: {} },
  colours: { type: 'rule', values: colourRules, rules: {} },
  allButContrast: { type: 'tag', values: tags, rules: { 'color-contrast': { enabled: false } } },
} as const

/**
 * Runs axe over the page, WCAG 2.2 AA and best practice, and expects no violation. `colours` is for a page that was looked at with all
 * rules and of which only colours have changed since, `allButContrast` for one whose colours were looked at and have not changed since.
 */
export async function expectAccessible(page: Page, ruleSet: keyof typeof ruleSets = 'all'): Promise<void> {
  // Colours on their way from one theme to the other are of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Once for each document: the builder would put it there twice for each look, and the page compile it each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // No frames of other sites to look into and no list of what is right: half the time.
  const { type, values, rules } = ruleSets[ruleSet]
  const options = { resultTypes: ['violations' as const], runOnly: { type, values: [...values] }, rules }
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options(options).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`)
  expect(found, 'violations of accessibility').toEqual([])
}
