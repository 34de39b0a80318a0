type Office = { address: string; addressParts: { suburb: string; stateCode: string; postcode: string } }

/** The street with its suburb, where the one does not name the other. */
export function officeAddress({ address, addressParts: { suburb, stateCode, postcode } }: Office): string {
  return address.includes(suburb) ? address : `${address}, ${suburb}, ${stateCode} ${postcode}`
}
