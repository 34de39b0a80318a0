/** The postcodes of Tasmania, see postcode-table.ts. */
export const tasPostcodes = `
7000 Hobart
`
