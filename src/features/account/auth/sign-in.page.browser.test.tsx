import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { AuthRequest } from '#src/shared/session/auth-request.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { showSessionNotice } from '#src/features/account/session/session-notice.tsx'
import { member, settings } from '#tests/support/settings-of-member.ts'
import signInPage from './sign-in.page.tsx'

const requestContext = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: location.origin,
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}
const mia = { ...member, communications: settings.communications }

const bodies: unknown[] = []
let answers: Response[] = []
const heard: string[] = []
const hear = (event: WindowEventMap['portal:session.began']) => {
  event.preventDefault()
  heard.push(event.detail)
}

beforeEach(() => {
  bodies.length = 0
  heard.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input instanceof Request ? input : new Request(String(input))
    if (request.method === 'GET') return Response.json({ results: [] })
    bodies.push(await request.json())
    return answers.shift() ?? new Response(null, { status: 500 })
  })
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal reads them
  document.cookie = 'auth=1; path=/'
  window.addEventListener('portal:session.began', hear)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  publishSession({ status: 'loggedOut' })
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the portal reads them
  document.cookie = 'auth=; path=/; max-age=0'
  window.removeEventListener('portal:session.began', hear)
})

const refusal = () =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: '',
      errors: [{ code: 'WRONG_CREDENTIALS', message: 'Incorrect email or password.' }],
    }),
    { status: 401, headers: { 'content-type': 'application/problem+json' } },
  )
const welcome = () => new Response(null, { status: 201, headers: { location: '/api/user/mia' } })

const page = (hook: Pick<ReturnType<typeof memoryLocation>, 'hook' | 'searchHook'>) => (
  <Router hook={hook.hook} searchHook={hook.searchHook}>
    <RequestContextProvider value={requestContext}>
      <signInPage.View params={{}} />
    </RequestContextProvider>
  </Router>
)

describe('the page for logging in', () => {
  it('says what is wrong, logs in, and returns to where one was', async () => {
    answers = [refusal(), welcome()]
    const place = memoryLocation({ path: '/user/sign-in', searchPath: 'returnTo=%2Fsettings', record: true })
    render(page(place))
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mia@homely.example' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'three brown wombats' } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password.')
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(heard).toEqual(['/api/user/mia']))
    act(() => publishSession({ status: 'member', member: mia }))
    await waitFor(() => expect(place.history.at(-1)).toBe('/settings'))
  })

  it('keeps what was typed before its script ran', async () => {
    answers = [welcome()]
    const before = location.href
    history.replaceState(null, '', '/user/sign-in')
    const served = (
      <Router ssrPath="/user/sign-in">
        <RequestContextProvider value={requestContext}>
          <signInPage.View params={{}} />
        </RequestContextProvider>
      </Router>
    )
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(served)
    for (const [name, value] of Object.entries({ email: 'mia@homely.example', password: 'three brown wombats' })) {
      const input = container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (input) input.value = value
    }
    const root = await act(() => hydrateRoot(container, served))
    fireEvent.submit(container.querySelector('form') ?? container)
    await waitFor(() => expect(bodies).toEqual([{ email: 'mia@homely.example', password: 'three brown wombats' }]))
    act(() => root.unmount())
    container.remove()
    history.replaceState(null, '', before)
  })

  it('tells who is there already', () => {
    publishSession({ status: 'member', member: mia })
    render(page(memoryLocation({ path: '/user/sign-in', searchPath: '' })))
    expect(screen.getByText('Logged in as Mia Chen.')).toBeTruthy()
  })
})

it('the notice of an ended session leads to logging in', async () => {
  const requests: AuthRequest[] = []
  const listen = ({ detail }: WindowEventMap['portal:auth.requested']) => void requests.push(detail)
  window.addEventListener('portal:auth.requested', listen)
  act(() => showSessionNotice({ tone: 'warning', text: 'Your sign-in session has ended', offersLogIn: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(requests).toEqual([{ form: 'signIn', position: 'other' }])
  await waitFor(() => expect(screen.queryByText('Your sign-in session has ended')).toBeNull())
  window.removeEventListener('portal:auth.requested', listen)
})
