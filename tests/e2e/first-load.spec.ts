import { expect, test } from './support/test.ts'

declare global {
  /** Formats of `Intl` that the page has made. */
  var madeFormats: string[]
}

// The first of them costs a phone some 70 ms (domain/text/number-text.ts).
test('pages are hydrated without a format of Intl', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.madeFormats = []
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules'] as const) {
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct(target, given: unknown[], newTarget: unknown) {
            globalThis.madeFormats.push(name)
            // What was called is a constructor.
            return Reflect.construct(target, given, newTarget as NewableFunction) as object
          },
        }),
      })
    }
    for (const prototype of [Number.prototype, Date.prototype]) {
      const { toLocaleString } = prototype
      prototype.toLocaleString = function (...given: []) {
        globalThis.madeFormats.push('toLocaleString')
        return toLocaleString.apply(this, given)
      }
    }
  })
  for (const path of ['/', '/for-sale/melbourne-vic-3000/real-estate']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all')
    expect(await page.evaluate(() => globalThis.madeFormats), path).toEqual([])
  }
})
