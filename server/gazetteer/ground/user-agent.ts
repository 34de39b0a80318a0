/** How the portal names itself to services that it asks, with somebody to turn to. */
export const serviceUserAgent = ({
  publicOrigin,
  support,
}: {
  publicOrigin: string | null
  support: { email: string }
}): string => `HomelyPortal/1 (${publicOrigin ?? 'no public address'}; ${support.email})`
