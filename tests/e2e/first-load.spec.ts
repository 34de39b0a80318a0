import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
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

const built = 'dist/client/'
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>
const manifestOf = async (name: string) => JSON.parse(await readFile(`${built}.vite/${name}`, 'utf8')) as Manifest

/** Of the largest page; React, the table and the machines are three quarters of it. */
const MOST_OF_STAFF = 145_000
/** Of a page with what is opened in it, such as an office of the list. */
const MOST_WITH_PART = 170_000

test('the entry of staff with any of its pages is small, and visitors have nothing of it', async () => {
  const manifest = await manifestOf('staff-manifest.json')
  const filesOf = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (chunk === undefined || found.has(chunk.file)) continue
      found.add(chunk.file)
      filesOf(chunk.imports ?? [], found)
    }
    return found
  }
  const sizeOf = async (file: string) => gzipSync(await readFile(built + file)).length
  const pages = Object.keys(manifest).filter((key) => key.endsWith('.staff-page.tsx'))
  expect(pages.length).toBeGreaterThan(2)
  const total = async (keys: readonly string[]) => {
    const sizes = await Promise.all([...filesOf(['src/app/staff/entry-staff.tsx', ...keys])].map(sizeOf))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  for (const page of pages) {
    expect(await total([page]), page).toBeGreaterThan(60_000)
    expect(await total([page]), page).toBeLessThan(MOST_OF_STAFF)
    for (const part of manifest[page]?.dynamicImports ?? [])
      expect(await total([page, part]), part).toBeLessThan(MOST_WITH_PART)
  }
  const ofVisitors = Object.keys(await manifestOf('manifest.json'))
  expect(ofVisitors.filter((key) => key.includes('src/features/admin/') || key.endsWith('.staff-page.tsx'))).toEqual([])
})
