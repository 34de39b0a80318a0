/** The postcodes of Western Australia, see postcode-table.ts. */
export const waPostcodes = `
6000 Perth
`
