/** The postcodes of New South Wales, see postcode-table.ts. */
export const nswPostcodes = `
2000 Sydney
2300 Newcastle
`
