import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import { NewAd } from './new-ad.tsx'

afterEach(() => cleanup())

const show = (origins: readonly string[]) =>
  render(
    <ExecuteProvider value={() => Promise.reject(new Error('Nothing is sent'))}>
      <NewAd origins={origins} onStarted={() => undefined} />
    </ExecuteProvider>,
  )
const kinds = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' }).options].map(({ value }) => value)

it('scripts are offered where the portal is set up for a site, which is named', () => {
  show(['https://ads.example'])
  expect(kinds()).toEqual(['words', 'script'])
  expect(screen.getByText('Scripts may come from https://ads.example.')).toBeTruthy()
})

it('where it is set up for none, words alone are, with why', () => {
  show([])
  expect(kinds()).toEqual(['words'])
  expect(screen.getByText(/AD_ORIGINS in its configuration names no site/)).toBeTruthy()
})
