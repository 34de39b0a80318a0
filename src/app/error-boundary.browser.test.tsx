import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { watchErrors } from '#src/features/tracking/watch-errors.ts'
import { RequestContextProvider } from '#src/shared/request-context/request-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const requestContext = {
  madeAt: 0,
  origin: location.origin,
  version: '1',
  supportPhone: '(03) 7010 0100',
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
    <RequestContextProvider value={requestContext}>
      <ErrorBoundary path="/" isUnavailable={false}>
        <Broken />
      </ErrorBoundary>
    </RequestContextProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Sorry, Homely is unable to load' })).toBeTruthy()
  expect(told.mock.calls).toEqual([['no such listing field']])
  stop()
})
