/** The postcodes of South Australia, see postcode-table.ts. */
export const saPostcodes = `
5000 Adelaide
`
