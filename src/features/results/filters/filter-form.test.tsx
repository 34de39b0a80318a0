import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { isPastMode } from '#domain/lookups/search-modes.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { anySearch } from '#tests/support/any-search.ts'
import { FilterForm } from './filter-form.tsx'
import { readSearchForm } from '#src/shared/search/filters/search-form-fields.ts'

const requestContext = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

const formOf = (search: SearchParameters): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <RequestContextProvider value={requestContext}>
        <FilterForm parameters={search} draft={search} aggregations={undefined} onDraft={() => {}} />
      </RequestContextProvider>
    </Router>,
  )

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attributeOf = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? undefined : decoded(value)
}

/** What a browser sends of a form that nobody touched. */
function sentBy(markup: string): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [tag] of markup.matchAll(/<input[^>]*>/g)) {
    const isBox = attributeOf(tag, 'type') === 'checkbox'
    if (!isBox || / checked=""/.test(tag)) {
      sent.append(attributeOf(tag, 'name') ?? '', attributeOf(tag, 'value') ?? (isBox ? 'on' : ''))
    }
  }
  for (const [list, name = ''] of markup.matchAll(/<select[^>]* name="([^"]*)".*?<\/select>/g)) {
    const options = [...list.matchAll(/<option[^>]*>/g)].map(([tag]) => tag)
    const chosen = options.find((tag) => / selected=""/.test(tag)) ?? options[0] ?? ''
    sent.append(name, attributeOf(chosen, 'value') ?? '')
  }
  return sent
}

/** The search as the form can say it: its first page, without filters that its mode or context does not offer. */
function asOffered(search: SearchParameters): SearchParameters {
  const { searchMode, context, paging, locationSearchContext, ...filters } = normaliseSearchParameters(search)
  const none = { dates: [], forthcoming: false }
  const isPast = isPastMode(searchMode)
  return {
    ...filters,
    searchMode,
    context,
    paging: { ...paging, skip: 0 },
    inspection: isPast ? none : filters.inspection,
    auction: searchMode === 'buy' ? filters.auction : none,
    isUnderOffer: isPast || filters.isUnderOffer,
    locationSearchContext: {
      ...locationSearchContext,
      includeSurroundingSuburbs: context !== 'location' || locationSearchContext.includeSurroundingSuburbs,
    },
  }
}

describe('the form of all filters', () => {
  it('sends the very search that it was opened with when nobody touches it', () => {
    const holds = (search: SearchParameters) => {
      expect(readSearchForm(sentBy(formOf(search))).parameters).toEqual(asOffered(search))
    }
    fc.assert(fc.property(anySearch.map(normaliseSearchParameters), holds), { numRuns: 100 })
  })

  it('sends no filter of a search that has none', () => {
    const sent = sentBy(formOf(defaultSearchParameters('buy')))
    expect([...sent].filter(([, value]) => value !== '')).toEqual([
      ['of', '/for-sale/melbourne-vic-3000/real-estate'],
      ['filters', 'all'],
    ])
  })
})
