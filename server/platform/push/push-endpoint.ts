import { isIP } from 'node:net'

export type EndpointRules = {
  /** Takes `http://127.0.0.1` as well; for tests. */
  allowsLoopback?: boolean
}

const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/

/** Whether a URL may be that of a push service: https on its own port, with a name that can be public. */
export function isPushEndpoint(text: string, { allowsLoopback = false }: EndpointRules = {}): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (allowsLoopback && isLoopback(text)) return true
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
  return protocol === 'https:' && port === '' && isName && !localNames.test(hostname.replace(/\.$/, ''))
}

/** Whether a URL is one of this machine that only tests may use. */
export function isLoopback(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && hostname === '127.0.0.1'
}
