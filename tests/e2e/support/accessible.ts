import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import { repeatedParts } from './repeated-parts.ts'

declare const axe: typeof axeCore

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // No frames of other sites to look into and no list of what is right: half the time.
  resultTypes: ['violations'],
  iframes: false,
}

/**
 * Runs axe over what can be reached, WCAG 2.2 AA and best practice, and expects no violation: the page, or the modal dialog over it, which
 * leaves the page inert. Of parts that are built alike it looks at three.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way from one theme to the other are of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Once for each document: the page would compile it each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([exclude, given]) => {
      const within = { include: document.querySelector('dialog:modal') ?? document, exclude }
      const found = await axe.run(within, given)
      return found.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
      )
    },
    [await page.evaluateHandle(repeatedParts), options] as const,
  )
  expect(violations, 'violations of accessibility').toEqual([])
}
