import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type RequestContext, RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { UnsubscribeView } from './unsubscribe-view.tsx'

const requestContext: RequestContext = {
  madeAt: 0,
  origin: 'https://homely.example',
  version: '1',
  supportPhone: '',
  helpEmail: '',
  mapStyleUrl: null,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const terraces = { results: [{ id: 7, name: 'Terraces in Fitzroy' }] }
const refused = { errors: [{ message: 'This link doesn’t work any more.', code: 'BAD_INPUT' }] }

/** The page of a link, and where it posted to. */
function open(answer: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return Promise.resolve(answer())
  })
  history.replaceState(null, '', '/alerts/unsubscribe?token=7.x')
  render(
    <RequestContextProvider value={requestContext}>
      <UnsubscribeView />
    </RequestContextProvider>,
  )
  return asked
}

it('names the alert before anything is pressed, and stops nothing by that', async () => {
  const asked = open(() => Response.json(terraces))
  expect(await screen.findByText('Stop emails for “Terraces in Fitzroy”?')).toBeTruthy()
  expect(asked).toEqual(['/api/alerts/unsubscribe/summary'])
})

it('says which alert writes no more', async () => {
  const asked = open(() => Response.json(terraces))
  fireEvent.click(screen.getByRole('button', { name: 'Stop emails' }))
  expect(await screen.findByText('Done. You won’t get any more emails about “Terraces in Fitzroy”.')).toBeTruthy()
  expect(asked).toContain('/api/alerts/unsubscribe')
})

it('says of a link that the portal did not make that it doesn’t work, and offers nothing to press', async () => {
  open(() => Response.json(refused, { status: 400 }))
  expect((await screen.findByRole('alert')).textContent).toContain('This link doesn’t work any more.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('still stops emails where it could not read whose they are', async () => {
  open(() => Response.json({}, { status: 503 }))
  expect(await screen.findByText('Stop the emails about this alert?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop emails' })).toBeTruthy()
})
