import { expect, it } from 'vitest'
import { articleFronts } from '#domain/content/article-fronts.ts'
import { companyPages } from '#domain/content/company-pages.ts'
import { contentPaths } from '#domain/content/content-paths.ts'
import { isByPromotion, type SortOption, sortOptionNames, sortOptions } from '#domain/lookups/sort-options.ts'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import type { TextModule } from '#src/shared/prose/deferred-texts.ts'
import { companyText } from './company-texts.ts'

const files = Object.keys(import.meta.glob<TextModule>('./texts/*.md'))
const today = new Date().toISOString().slice(0, 10)

it('has a text for every company page, and a page for every text', () => {
  expect(companyPages.map(({ name }) => `./texts/${name}.md`).toSorted()).toEqual(files.toSorted())
})

it('keeps the section that the footer links to', async () => {
  const { text } = await companyText('list-on-homely').load()
  expect(text.sections.map(({ id }) => id)).toContain('change-multiloader')
})

it('names the last change of every page of words, none of them ahead', () => {
  expect(contentPaths.filter(({ modifiedOn }) => !isCalendarDate(modifiedOn) || modifiedOn > today)).toEqual([])
  const paths = contentPaths.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const { path } of [...companyPages, ...articleFronts]) expect(paths).toContain(path)
})

it('names every cookie in the privacy policy, as the browser has it under HTTPS', async () => {
  const policy = JSON.stringify(await companyText('privacy-policy').load())
  const [, names = ''] = /"Our cookies".+?"rows":(\[\[.+?\]\])/.exec(policy) ?? []
  expect([...names.matchAll(/\["([^"]+)",/g)].map(([, name]) => name)).toEqual([
    'lastLocation',
    'newestFirst',
    'updated',
    '__Host-auth',
    '__Host-accessToken',
    '__Secure-refresh',
    '__Host-browser',
    '__Secure-social',
  ])
})

it('says of every order whether promotion counts in it, on the page that all others link to', async () => {
  const { text } = await companyText('homely-plus').load()
  const words = (id: string) => JSON.stringify(text.sections.find((section) => section.id === id))
  const isNamedIn = (id: string, mark: string) => (option: SortOption) =>
    words(id).includes(mark + sortOptions[option].displayName + mark)
  expect(sortOptionNames.filter(isNamedIn('what-changes', '**'))).toEqual(sortOptionNames.filter(isByPromotion))
  const others = sortOptionNames.filter((option) => !isByPromotion(option))
  expect(others.filter(isNamedIn('what-stays', ''))).toEqual(others)
})
