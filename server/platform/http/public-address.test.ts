import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('an address that is connected to', () => {
  it.each(['8.8.8.8', '142.250.70.1', '2404:6800:4006:80f::200a'])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001::1',
    '2002:7f00:1::',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    'no address',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
