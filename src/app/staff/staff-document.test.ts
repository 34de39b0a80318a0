import { expect, it } from 'vitest'
import { renderPage, type RenderRequest } from '../entry-server.tsx'

const requestContext = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

type Asked = Partial<Pick<RenderRequest, 'hasSession' | 'staffHost' | 'search'>>

const answerAt = (path: string, asked: Asked = {}) =>
  renderPage({
    path,
    search: '',
    runDocument: () => Promise.reject(new Error('It asks for nothing.')),
    queryTimeoutMilliseconds: 20,
    lastLocationUri: null,
    prefersNewest: false,
    hasSession: false,
    staffHost: 'too',
    requestContext,
    ...asked,
  })

async function shellAt(path: string, asked: Asked = {}) {
  const page = await answerAt(path, asked)
  if (page.redirectTo !== null) throw new Error('expected a page')
  return { ...page, body: new TextDecoder().decode(page.body) }
}

it('is the same at every address that no page of visitors has, holds no data and is not indexed', async () => {
  const page = await shellAt('/admin/listinglogging')
  expect(page).toMatchObject({ status: 404, source: 'src/app/staff/entry-staff.tsx', isOfStaff: true })
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(JSON.parse(page.state)).toEqual({ requestContext })
  for (const path of ['/admin', '/ADMIN/nothing', '/dashboard/dashboard']) expect(await shellAt(path)).toEqual(page)
})

it('is found by a browser with a session, whoever has it', async () => {
  const [page, nothing] = await Promise.all(
    ['/admin/listinglogging', '/admin/x'].map((path) => shellAt(path, { hasSession: true })),
  )
  expect([page?.status, nothing?.status]).toEqual([200, 200])
})

it('is an address of nothing where staff have a host of their own', async () => {
  const page = await shellAt('/admin/listinglogging', { staffHost: 'no' })
  expect([page.status, page.isOfStaff]).toEqual([404, undefined])
})

it('leaves pages of visitors alone', async () => {
  const pages = await Promise.all(['/admin/moderation', '/administration'].map((path) => shellAt(path)))
  expect(pages.map(({ isOfStaff }) => isOfStaff)).toEqual([undefined, undefined])
})

it('answers at a host of staff beside logging in and out; all else there leads to the portal, pages of staff among visitors’ too', async () => {
  const only = { staffHost: 'only' } as const
  expect(await shellAt('/admin/x', only)).toMatchObject({ isOfStaff: true })
  for (const path of ['/user/sign-in', '/user/signout']) {
    expect(await answerAt(path, only)).toMatchObject({ redirectTo: null, status: 200 })
  }
  for (const path of [
    '/',
    '/user/lena',
    '/user/sign-up',
    '/admin/moderation',
    '/admin/past-sales',
    '//evil.example/x',
  ]) {
    expect(await answerAt(path, only)).toEqual({ redirectTo: `https://homely.example${path}`, status: 302 })
  }
  expect(await answerAt('/admin/moderation', { ...only, search: 'kind=answer' })).toMatchObject({
    redirectTo: 'https://homely.example/admin/moderation?kind=answer',
  })
})
