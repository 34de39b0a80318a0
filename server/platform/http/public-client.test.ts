import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { addressOf } from '#tests/support/listening-address.ts'
import type { AddressRules } from './public-address.ts'
import { publicClient } from './public-client.ts'
import { AnswerTooLarge } from './service-client.ts'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)))
  server = null
})

async function serverOf(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return addressOf(server)
}

/** Asks this machine by its address, and nothing else that is not public. */
const isThisMachine = (address: string) => address === '127.0.0.1'
const local = publicClient({ userAgent: 'Test/1', isAllowed: isThisMachine, isPortAllowed: () => true })
const wanted = { accept: 'image/*', mostBytes: 1000 }

describe('an address that a stranger states', () => {
  const strict = publicClient({ userAgent: 'Test/1', headMs: 1000 })

  it.each([
    ['ftp://example.com/a', 'is not asked over http or https'],
    ['file:///etc/passwd', 'is not asked over http or https'],
    ['no address', 'is not asked over http or https'],
    ['https://user@example.com/a', 'is named with a user or a password'],
    ['https://example.com:8443/a', 'is named with port 8443'],
    ['http://example.com:22/a', 'is named with port 22'],
    ['http://127.0.0.1/a', 'is no address of the public internet'],
    ['http://2130706433/a', 'is no address of the public internet'],
    ['http://0x7f.1/a', 'is no address of the public internet'],
    ['http://169.254.169.254/latest/meta-data', 'is no address of the public internet'],
    ['http://10.0.0.1/a', 'is no address of the public internet'],
    ['http://[::1]/a', 'is no address of the public internet'],
    ['http://[::ffff:10.0.0.1]/a', 'is no address of the public internet'],
    ['http://[64:ff9b::a00:1]/a', 'is no address of the public internet'],
    ['http://localhost/a', 'is no address of the public internet'],
  ])('is not asked for %s', async (url, reason) => {
    await expect(strict.get(url, wanted)).rejects.toMatchObject({ message: reason, isPassing: false })
    await expect(strict.post(url, { body: Buffer.from('x'), headers: {} })).rejects.toThrow(reason)
  })

  it('is connected to where its name led when it was checked', async () => {
    const url = await serverOf((_request, response) => void response.end('public'))
    const answers = ['127.0.0.1', '10.0.0.1']
    const resolve: AddressRules['resolve'] = (_name, _options, callback) =>
      callback(null, [{ address: answers.shift() ?? '10.0.0.1', family: 4 }])
    const client = publicClient({ userAgent: 'Test/1', isAllowed: isThisMachine, isPortAllowed: () => true, resolve })
    const { port } = new URL(url)
    expect(String(await client.get(`http://photos.example:${port}/a`, wanted))).toBe('public')
    expect(answers).toEqual(['10.0.0.1'])
    await expect(client.get(`http://photos.example:${port}/a`, wanted)).rejects.toThrow('is no address of the public')
  })

  it('is not asked where one of several addresses of its name is private', async () => {
    const resolve: AddressRules['resolve'] = (_name, _options, callback) =>
      callback(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '192.168.0.1', family: 4 },
      ])
    const client = publicClient({ userAgent: 'Test/1', resolve })
    await expect(client.get('http://photos.example/a', wanted)).rejects.toThrow('is no address of the public internet')
  })
})

describe('an answer', () => {
  it('is read, asked for by name and without compression', async () => {
    let asked = {}
    const url = await serverOf(({ headers }, response) => {
      asked = headers
      response.end('bytes')
    })
    expect(String(await local.get(url, wanted))).toBe('bytes')
    expect(asked).toMatchObject({ 'user-agent': 'Test/1', accept: 'image/*', 'accept-encoding': 'identity' })
    expect(asked).not.toHaveProperty('cookie')
  })

  it('of most bytes is read, and of one more refused, also when it states no length or a wrong one', async () => {
    const url = await serverOf(({ url: path }, response) => {
      if (path === '/fits') response.end(Buffer.alloc(1000))
      else if (path === '/more') response.end(Buffer.alloc(1001))
      else response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(Buffer.alloc(1001))
    })
    expect(await local.get(`${url}/fits`, wanted)).toHaveLength(1000)
    await expect(local.get(`${url}/more`, wanted)).rejects.toBeInstanceOf(AnswerTooLarge)
    await expect(local.get(`${url}/chunked`, wanted)).rejects.toBeInstanceOf(AnswerTooLarge)
  })

  it('that is shorter than it says is a passing error', async () => {
    const url = await serverOf((_request, response) => {
      response.writeHead(200, { 'content-length': '500' })
      response.write('half', () => response.destroy())
    })
    await expect(local.get(url, wanted)).rejects.toMatchObject({ isPassing: true })
  })

  it('that does not begin, or does not end, is given up in time', async () => {
    const url = await serverOf(({ url: path }, response) => {
      if (path === '/slow') response.writeHead(200).write('a')
    })
    const rules = { userAgent: 'Test/1', isAllowed: isThisMachine, isPortAllowed: () => true }
    const silent = publicClient({ ...rules, headMs: 50 }).get(`${url}/silent`, wanted)
    await expect(silent).rejects.toMatchObject({
      message: expect.stringContaining('within 0.05 seconds'),
      isPassing: true,
    })
    const slow = publicClient({ ...rules, headMs: 60_000, wholeMs: 300 }).get(`${url}/slow`, wanted)
    await expect(slow).rejects.toMatchObject({
      message: expect.stringContaining('within 0.3 seconds'),
      isPassing: true,
    })
  })

  it.each([
    [404, false],
    [403, false],
    [204, false],
    [500, true],
    [503, true],
    [429, true],
  ])('of %i is an error, passing: %s', async (status, isPassing) => {
    const url = await serverOf((_request, response) => void response.writeHead(status, { 'retry-after': '7' }).end())
    const failure = { message: `answers with ${status}`, isPassing, retryAfter: '7' }
    await expect(local.get(url, wanted)).rejects.toMatchObject(failure)
  })

  it('of nobody is a passing error', async () => {
    await expect(local.get('http://127.0.0.1:1/a', wanted)).rejects.toMatchObject({
      message: 'cannot be reached (ECONNREFUSED)',
      isPassing: true,
    })
  })
})

describe('a redirect', () => {
  it('is followed three times, also to an address without a host', async () => {
    const url = await serverOf(({ url: path = '' }, response) => {
      const left = Number(path.slice(1))
      if (left === 0) response.end('there')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(String(await local.get(`${url}/3`, wanted))).toBe('there')
    await expect(local.get(`${url}/4`, wanted)).rejects.toThrow('redirects more than 3 times')
  })

  it.each([
    ['http://169.254.169.254/latest/meta-data', 'is no address of the public internet'],
    ['http://localhost/', 'is no address of the public internet'],
    ['file:///etc/passwd', 'is not asked over http or https'],
    ['http://user:secret@127.0.0.1/', 'is named with a user or a password'],
  ])('to %s is not followed', async (location, reason) => {
    const url = await serverOf((_request, response) => void response.writeHead(302, { location }).end())
    const client = publicClient({
      userAgent: 'Test/1',
      isAllowed: isThisMachine,
      isPortAllowed: () => true,
      resolve: (_name, _options, callback) => callback(null, [{ address: '::1', family: 6 }]),
    })
    await expect(client.get(url, wanted)).rejects.toThrow(reason)
  })
})

describe('a post', () => {
  it('sends a body and gives the status, and follows no redirect', async () => {
    const asked: string[] = []
    const url = await serverOf((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => {
        asked.push(`${request.method} ${request.url} ${request.headers['content-type']} ${text}`)
        response.writeHead(307, { location: '/elsewhere', 'retry-after': '9' }).end('never read')
      })
    })
    const headers = { 'content-type': 'application/json' }
    const answer = await local.post(`${url}/hook`, { body: Buffer.from('{}'), headers })
    expect(answer).toEqual({ status: 307, retryAfter: '9' })
    expect(asked).toEqual(['POST /hook application/json {}'])
  })
})
