import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IPv4 that are no part of the public internet (IANA's registry of special purposes). */
const reservedNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

const reserved = new BlockList()
for (const [network, bits] of reservedNetworks) reserved.addSubnet(network, bits, 'ipv4')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
/** Parts of it that are reserved, or lead to an IPv4 address. */
const reservedUnicast = new BlockList()
reservedUnicast.addSubnet('2001::', 23, 'ipv6')
reservedUnicast.addSubnet('2001:db8::', 32, 'ipv6')
reservedUnicast.addSubnet('2002::', 16, 'ipv6')
reservedUnicast.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address is of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  return version === 6 && globalUnicast.check(address, 'ipv6') && !reservedUnicast.check(address, 'ipv6')
}

/** A host that is not of the public internet, or not known at all. */
export class NotPublic extends Error {
  override name = 'NotPublic'
}

export type AddressRules = {
  /** Which addresses may be connected to; others in tests. */
  isAllowed?: (address: string) => boolean
  /** Asks for all addresses of a name. */
  resolve?: (
    hostname: string,
    options: LookupOptions & { all: true },
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void
}

/**
 * Finds the addresses of a host, and fails where one is not public: what is connected to is what was checked. It is not asked for
 * hosts that are addresses already.
 */
export const publicLookup =
  ({ isAllowed = isPublicAddress, resolve = lookUp }: AddressRules = {}): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '')
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new NotPublic(`${hostname} has no public address`), '')
      }
      if (options.all === true) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
