import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPublicNetwork, networkOf } from './client-network.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50211', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::1', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::1]:50211', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is counted with %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('a limit counts every address of a /64 together and those of another one apart', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const prefix = fc.tuple(fc.constantFrom('2001', '2400'), group, group, group).map((groups) => groups.join(':'))
  const host = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
  fc.assert(
    fc.property(prefix, prefix, host, host, (one, other, first, second) => {
      expect(networkOf(`${one}:${first}`)).toBe(networkOf(`${one}:${second}`))
      expect(networkOf(`${one}:${first}`) === networkOf(`${other}:${first}`)).toBe(one === other)
    }),
  )
})

it.each([
  ['203.0.113.9', true],
  ['2001:db8:0:1::7', true],
  ['127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['::1', false],
  ['fd00::1', false],
  ['100.64.0.1', false],
  ['unknown', false],
])('%s says who asks: %s', (address, isPublic) => expect(isPublicNetwork(networkOf(address))).toBe(isPublic))
