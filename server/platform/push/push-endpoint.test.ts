import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from './push-endpoint.ts'

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Q',
  ])('is %s', (url) => {
    expect(isPushEndpoint(url)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/send',
    'ftp://push.example.com/',
    'https://user:secret@push.example.com/',
    'https://push.example.com:8443/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://a.localhost./',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'http://127.0.0.1:4000/',
    'javascript:alert(1)',
    'no url',
    '',
  ])('is not %j', (url) => {
    expect(isPushEndpoint(url)).toBe(false)
  })

  it('is one of this machine in tests alone', () => {
    const rules = { allowsLoopback: true }
    expect(isPushEndpoint('http://127.0.0.1:4000/a', rules)).toBe(true)
    expect(isPushEndpoint('http://127.0.0.2:4000/a', rules)).toBe(false)
    expect(isPushEndpoint('https://localhost/a', rules)).toBe(false)
  })
})
