import { expect, it } from 'vitest'
import { illustrationImages } from './illustration-images.ts'

it('draws an illustration by its identifier, and knows no other picture', async () => {
  const source = illustrationImages()
  const [facade, portrait, unknown, later] = await Promise.all([
    source('facade-terrace-vic-8f3a21', 1),
    source('portrait-a', 1),
    source('holiday-snap', 1),
    source('facade-terrace-vic-8f3a21', 9999),
  ])
  expect(facade?.toString()).toMatch(/^<svg [^]* width="1600" height="1066"[^]*<\/svg>$/)
  expect(portrait?.toString()).toMatch(/^<svg [^]* width="1000" height="1000"/)
  expect([unknown, later]).toEqual([null, null])
})

it('draws one colour in the size of an illustration where pictures are plain', async () => {
  const source = illustrationImages({ isPlain: true })
  const [facade, portrait, unknown] = await Promise.all([
    source('facade-terrace-vic-8f3a21', 1),
    source('portrait-a', 1),
    source('holiday-snap', 1),
  ])
  expect(facade?.toString()).toMatch(/^<svg [^>]*width="1600" height="1066"><rect [^>]*\/><\/svg>$/)
  expect(portrait?.toString()).toMatch(/^<svg [^>]*width="1000" height="1000"><rect [^>]*\/><\/svg>$/)
  expect(unknown).toBeNull()
})

it('rejects what a dying thread leaves unanswered, and starts another', async () => {
  const once = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, identifier }) => {
      if (identifier === 'deadly') throw new Error('no paint left')
      parentPort.postMessage({ id, drawing: new Uint8Array([id]) })
    })`
  const source = illustrationImages({ thread: new URL(`data:text/javascript,${encodeURIComponent(once)}`) })
  const answers = await Promise.allSettled([source('deadly', 1), source('facade-1', 1)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await source('facade-2', 1)).toEqual(Buffer.from([3]))
})
