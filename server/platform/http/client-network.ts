import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Who is counted together for limits: an IPv4 address, or the /64 of IPv6 that one customer has to itself. */
export const clientNetworkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip)

/** "203.0.113.9" for itself, mapped into IPv6 or with a port; "2001:db8:0:1::/64" for any address in it. */
export function networkOf(address: string): string {
  const bare = withoutPortAndZone(address)
  if (isIP(bare) !== 6) return bare.toLowerCase()
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Whether a network is one of the internet: others are those of a proxy, or of everybody in one house. */
export function isPublicNetwork(network: string): boolean {
  const address = network.replace(/\/64$/, '')
  const family = isIP(address)
  if (family === 0) return false
  return family === 4 ? !insideIpv4.check(address) : !insideIpv6.check(address, 'ipv6')
}

// Apart, for a list takes an IPv4 address for one of ::/64 too.
const insideIpv4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
])
const insideIpv6 = blockList('ipv6', [
  ['::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
])

function blockList(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [address, length] of networks) list.addSubnet(address, length, family)
  return list
}

/** Some proxies write "203.0.113.9:50211" or "[2001:db8::1]:50211"; a link-local address may name its interface. */
function withoutPortAndZone(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? []
  return (inBrackets ?? beforePort ?? address).replace(/%.*$/, '')
}

/** The eight groups of an IPv6 address in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The parser of URLs writes an embedded IPv4 address as two groups.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
