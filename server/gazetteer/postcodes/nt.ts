/** The postcodes of the Northern Territory, see postcode-table.ts. */
export const ntPostcodes = `
0800 Darwin
`
