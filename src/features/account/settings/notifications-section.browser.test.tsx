import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Push, SentNotification } from '#src/api/rest/clients.ts'
import { fakePushBrowser } from '#tests/support/fake-push-browser.ts'
import { member, settings } from '#tests/support/settings-of-member.ts'
import { NotificationsSection } from './notifications-section.tsx'
import { subscribedMember } from './subscribed-member.ts'

const endpoint = 'https://push.example/1'
const deviceOf = (device: string, at: string) => ({
  endpoint: at,
  device,
  createdAt: '2026-11-20T02:00:00Z',
  lastSuccessAt: null,
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

type Options = { devices?: Push['devices']; sent?: SentNotification[]; isAway?: () => boolean }

/** A portal with these devices and notifications, and the calls that change it. */
function portalWith({ devices = [], sent = [], isAway = () => false }: Options = {}): string[] {
  const calls: string[] = []
  let current = [...devices]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input)
    const { pathname } = new URL(request.url)
    if (pathname === '/api/user/notifications') return Response.json({ results: sent })
    if (request.method === 'GET') {
      if (isAway()) throw new TypeError('away')
      return Response.json({ publicKey: 'key', devices: current })
    }
    const at: string = (await request.json()).endpoint
    const isSaving = request.method === 'PUT'
    calls.push(`${isSaving ? 'save' : 'delete'} ${at}`)
    current = isSaving ? [deviceOf('Chrome on Linux', at), ...current] : current.filter(({ endpoint: of }) => of !== at)
    return new Response(null, { status: 204 })
  })
  return calls
}

const show = ({ browser }: ReturnType<typeof fakePushBrowser>, change: Partial<typeof settings> = {}) =>
  render(<NotificationsSection member={member} settings={{ ...settings, ...change }} browser={browser} />)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('notifications in the settings', () => {
  it('ask the browser only after a press, and turn on and off', async () => {
    const calls = portalWith()
    const fake = fakePushBrowser({ answer: 'granted' })
    show(fake)
    await screen.findByText('Find out here as soon as a home fits one of your alerts.')
    expect(fake.log).toEqual([])
    await press('Turn on notifications')
    await screen.findByText('Notifications are on for this device.')
    expect(screen.getByRole('status').textContent).toBe('Notifications are on for this device.')
    await screen.findByText('(this one)')
    expect([fake.log, calls, subscribedMember.read()]).toEqual([
      ['ask', 'register', 'subscribe key'],
      [`save ${endpoint}`],
      7,
    ])
    await press('Turn off notifications')
    await screen.findByText('Notifications are off for this device.')
    expect([calls.at(-1), fake.log.at(-1), subscribedMember.read()]).toEqual([
      `delete ${endpoint}`,
      'unsubscribe',
      null,
    ])
    await screen.findByText('None of your devices gets notifications.')
  })

  it('explain when the browser has blocked them, or cannot show any', async () => {
    const calls = portalWith()
    show(fakePushBrowser({ answer: 'denied' }))
    await press('Turn on notifications')
    await screen.findByText(/Your browser is blocking notifications/)
    expect(screen.queryByRole('button', { name: /Turn/ })).toBeNull()
    cleanup()
    show(fakePushBrowser({ isSupported: false }))
    await screen.findByText(/add Homely to your Home Screen/)
    expect([screen.queryByRole('button', { name: /Turn/ }), calls]).toEqual([null, []])
  })

  it('say what to do when the browser was not answered, or failed', async () => {
    portalWith()
    show(fakePushBrowser({ answer: 'default' }))
    await press('Turn on notifications')
    expect((await screen.findByRole('alert')).textContent).toContain('Choose Allow to turn them on.')
    cleanup()
    portalWith()
    show(fakePushBrowser({ answer: 'granted', failures: 2 }))
    await press('Turn on notifications')
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again.')
  })

  it('are off where the browser is subscribed for somebody else', async () => {
    portalWith()
    show(fakePushBrowser({ isSubscribed: true, permission: 'granted' }))
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeDefined()
  })

  it('list the devices, each with a button of its own', async () => {
    const other = 'https://push.example/phone'
    const calls = portalWith({
      devices: [deviceOf('Chrome on Linux', endpoint), deviceOf('Safari on iPhone', other)],
    })
    show(fakePushBrowser({ isSubscribed: true, permission: 'granted' }))
    await screen.findByText('(this one)')
    await press('Remove Safari on iPhone')
    await screen.findByText('Safari on iPhone gets no more notifications.')
    expect(calls).toEqual([`delete ${other}`])
    await expect.poll(() => screen.queryByRole('button', { name: 'Remove Safari on iPhone' })).toBeNull()
  })

  it('tell where emails go and what was sent', async () => {
    const sent = [
      {
        sentAt: '2026-11-20T02:00:00Z',
        kind: 'push' as const,
        topic: 'alerts',
        alertId: 7,
        alertName: 'Fitzroy',
        listingCount: 1,
      },
      {
        sentAt: '2026-11-19T02:00:00Z',
        kind: 'email' as const,
        topic: 'collections',
        alertId: null,
        alertName: 'Carlton',
        listingCount: 3,
      },
    ]
    portalWith({ sent })
    show(fakePushBrowser())
    const list = await screen.findByRole('list', { name: 'What was sent' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/^FitzroyNotification · 1 home · 20 Nov 2026/)
    expect(second?.textContent).toMatch(/^CarltonEmail · 3 homes · 19 Nov 2026/)
    expect(within(list).getByRole<HTMLAnchorElement>('link', { name: 'Fitzroy' }).pathname).toBe('/alerts/7')
    screen.getByText('Emails about your alerts go to mia@homely.example.')
    cleanup()
    portalWith()
    show(fakePushBrowser(), { isEmailConfirmed: false })
    await screen.findByText(/once you’ve confirmed your email address/)
  })

  it('name every kind, how it comes and where that is chosen', async () => {
    portalWith()
    show(fakePushBrowser())
    const kinds = within(await screen.findByRole('list', { name: 'What we tell you about' }))
    expect(kinds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Homes that fit your alertsEmail, Notification · Choose in My Alerts',
      'News of homes in your collectionsEmail, Notification · Choose in My collections',
      'Reviews and questions at places you followEmail · Choose in Following',
      'Answers to questions you followEmail · Choose in Questions and discussions',
    ])
    expect(kinds.getByRole<HTMLAnchorElement>('link', { name: 'My collections' }).pathname).toBe('/collections')
  })

  it('can be asked for again when they did not come', async () => {
    let isAway = true
    portalWith({ isAway: () => isAway })
    show(fakePushBrowser())
    await screen.findByText('We couldn’t load your notifications.')
    isAway = false
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeDefined()
  })
})
