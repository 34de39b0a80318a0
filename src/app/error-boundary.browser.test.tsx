import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { watchErrors } from '#src/features/tracking/watch-errors.ts'
import { VisitProvider } from '#src/property/visit/visit.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const visit = {
  madeAt: 0,
  origin: location.origin,
  version: '1',
  supportPhone: '1800 160 401',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

it('a page that crashes shows the error screen, and is told of once to who reports it', () => {
  // React writes what was caught to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const told = vi.fn<(message: string) => void>()
  const stop = watchErrors(window, told)
  const Broken = (): never => {
    throw new Error('no such listing field')
  }
  render(
    <VisitProvider value={visit}>
      <ErrorBoundary path="/" isUnavailable={false}>
        <Broken />
      </ErrorBoundary>
    </VisitProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Sorry, Homely is unable to load' })).toBeTruthy()
  expect(told.mock.calls).toEqual([['no such listing field']])
  stop()
})
