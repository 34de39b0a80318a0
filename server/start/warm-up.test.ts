import fastify from 'fastify'
import { expect, it } from 'vitest'
import { warmUpPictures } from './warm-up.ts'

const markup = `<img srcset="/images/facade-1/1?width=320&amp;quality=60 320w, /images/facade-1/1?width=640&amp;quality=60 640w,
  /images/facade-1/1?width=800&amp;quality=60 800w"><img src="/images/logo-2/1?width=160">`

function portal(onPicture: (url: string) => void = () => {}) {
  const app = fastify()
  const asked: [string, string | undefined][] = []
  app.get('/*', () => markup)
  app.get('/images/:identifier/:version', ({ url, headers }) => {
    asked.push([url, headers.accept])
    onPicture(url)
    return ''
  })
  return { app, asked }
}

it('the warm-up asks once for each picture that the cards of the busiest pages show', async () => {
  const { app, asked } = portal()
  await warmUpPictures(app, new AbortController().signal)
  expect(asked).toEqual([
    ['/images/facade-1/1?width=640&quality=60', 'image/avif'],
    ['/images/facade-1/1?width=800&quality=60', 'image/avif'],
  ])
})

it('the warm-up ends when the portal does', async () => {
  const stopping = new AbortController()
  const { app, asked } = portal(() => stopping.abort())
  await warmUpPictures(app, stopping.signal)
  expect(asked).toHaveLength(1)
})
