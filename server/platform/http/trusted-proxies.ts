import { isIP, isIPv4 } from 'node:net'

/**
 * Whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: how many proxies stand in front, or the networks that they
 * are in. 0: nobody's.
 */
export type TrustedProxies = number | readonly string[]

/** As in proxy-addr: the ranges that are never on the internet. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])
const MOST_PROXIES = 16

/** Reads "2", "10.0.0.0/8, 192.168.1.7" or "loopback"; null for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= MOST_PROXIES ? Number(text) : null
  const networks = text.split(/[\s,]+/).filter((word) => word !== '')
  return networks.length > 0 && networks.every(isNetwork) ? networks : null
}

function isNetwork(text: string): boolean {
  if (namedRanges.has(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  // A prefix of 0 would be the whole internet.
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128))
}

export const hasTrustedProxies = (proxies: TrustedProxies): boolean => proxies !== 0

/**
 * The same as Fastify takes it. It counts nothing by itself: it would trust nobody for a number. What stands further left in
 * `X-Forwarded-For` than the proxies that are trusted was written by whoever asks.
 */
export function trustProxyOption(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies === 0 ? false : (_address, hop) => hop < proxies
}
