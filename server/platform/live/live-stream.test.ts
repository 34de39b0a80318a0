import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { openLiveStream } from './live-stream.ts'

it('a client that does not read is dropped when 64 kB wait for it', () => {
  // Without a socket of its own nothing is ever taken from it.
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const stream = openLiveStream(response)
  for (let written = 0; written < 63; written++) stream.write('x'.repeat(1000))
  expect(response.destroyed).toBe(false)
  for (let written = 0; written < 5; written++) stream.write('x'.repeat(1000))
  expect(response.destroyed).toBe(true)
  stream.write('too late')
  stream.end()
})
