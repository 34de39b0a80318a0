/** The postcodes of the Australian Capital Territory, see postcode-table.ts. */
export const actPostcodes = `
2600 Barton
2601 Canberra
`
