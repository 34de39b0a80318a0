import type { IncomingHttpHeaders } from 'node:http'

/** What is sent as `authorization: Bearer …`; empty where nothing is. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string =>
  /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
