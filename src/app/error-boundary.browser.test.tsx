import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchErrors } from '#src/features/tracking/watch-errors.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
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

describe('a page that needs a connection, while there is none,', () => {
  const savedListings = { name: 'Saved homes on this device' }
  const show = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(
      <RequestContextProvider value={requestContext}>
        <ErrorBoundary path="/" isUnavailable>
          <p>The page</p>
        </ErrorBoundary>
      </RequestContextProvider>,
    )
  }

  it('says so, and which pages open without one where they are kept', async () => {
    vi.spyOn(caches, 'match').mockImplementation(async (path) =>
      path === '/collections' ? new Response('') : undefined,
    )
    show()
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeTruthy()
    expect((await screen.findByRole('link', savedListings)).getAttribute('href')).toBe('/collections')
    expect(screen.queryByText('Sorry, Homely is unable to load')).toBeNull()
  })

  it('names no such pages where none are kept', async () => {
    const match = vi.spyOn(caches, 'match').mockResolvedValue(undefined)
    show()
    await Promise.all(match.mock.results.map(({ value }) => value))
    expect(match).toHaveBeenCalled()
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeTruthy()
    expect(screen.queryByRole('link', savedListings)).toBeNull()
  })
})
