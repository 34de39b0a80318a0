import { expect, it } from 'vitest'
import { type NotificationWorker, openNotification, showPush } from './notifications.ts'

const origin = 'https://portal.example'

function workerWith(urls: readonly string[] = []) {
  const done: unknown[] = []
  const worker: NotificationWorker = {
    origin,
    show: async (title, options) => void done.push({ title, ...options }),
    tabs: async () => urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
    open: async (url) => done.push(`open ${url}`),
  }
  return { worker, done }
}

it('a push is shown with its tag and where it leads', async () => {
  const { worker, done } = workerWith()
  const notification = { title: 'Fitzroy', body: '3 new homes', url: '/alerts/7', tag: 'alert-7' }
  await showPush(JSON.stringify(notification), worker)
  expect(done).toMatchObject([
    { title: 'Fitzroy', body: '3 new homes', tag: 'alert-7', renotify: true, data: { url: '/alerts/7' } },
  ])
})

it.each([null, 'not JSON', '{"title":1}'])('a push that cannot be read (%j) leads to the alerts', async (text) => {
  const { worker, done } = workerWith()
  await showPush(text, worker)
  expect(done).toMatchObject([{ title: 'Homely', data: { url: '/alerts' } }])
})

it('a press turns to the tab that is there', async () => {
  const { worker, done } = workerWith([`${origin}/`, `${origin}/homes/x/1#photos`])
  await openNotification({ url: '/homes/x/1' }, worker)
  expect(done).toEqual([`focus ${origin}/homes/x/1#photos`])
})

it('a press opens a tab where none is there, and never one of another site', async () => {
  const { worker, done } = workerWith([`${origin}/`])
  await openNotification({ url: '/homes/x/1' }, worker)
  await openNotification(null, worker)
  await openNotification({ url: '//elsewhere.example/' }, worker)
  expect(done).toEqual([`open ${origin}/homes/x/1`, `focus ${origin}/`])
})
