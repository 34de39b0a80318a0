/** A page of a map service with the way to an address; only what the portal shows of the address is in it. */
export const directionsAddress = (longAddress: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(longAddress)}`
