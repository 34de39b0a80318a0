import { repeatedParts } from './support/repeated-parts.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const card = (text: string, style = '') => `<li class="card"><h2>${text}</h2><p style="${style}">To rent</p></li>`
const pageOf = (cards: string[]) =>
  `<!doctype html><html lang="en"><title>Homes</title><main><h1>Homes</h1><ul>${cards.join('')}</ul></main></html>`
const alike = ['Oak Street', 'Elm Street', 'Ash Street', 'Fir Street', 'Fig Street'].map((text) => card(text))

test('axe looks at three of the parts that are built alike, and at each that looks otherwise', async ({ page }) => {
  await page.setContent(pageOf(alike))
  const left = await page.evaluateHandle(repeatedParts)
  expect(await left.evaluate((parts) => parts.map(({ textContent }) => textContent))).toEqual([
    'Fir StreetTo rent',
    'Fig StreetTo rent',
  ])

  const pale = 'color: rgb(221 221 221); background: rgb(255 255 255)'
  await page.setContent(pageOf([...alike, card('Yew Street', pale)]))
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast[^]*rgb\(221 221 221\)/)
  const button = (isPressed: boolean) => `<li><button aria-pressed="${isPressed}">Like</button></li>`
  const buttons = [false, false, false, true].map(button).join('')
  await page.setContent(pageOf([`<style>[aria-pressed=true] { ${pale} }</style>`, buttons]))
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast[^]*aria-pressed=\W+true/)
  await page.setContent(pageOf([...alike, card('Yew Street'), '<li class="card"><a href="/"></a></li>']))
  await expect(expectAccessible(page)).rejects.toThrow('link-name')
  await page.setContent(pageOf(alike))
  await expectAccessible(page)
})
