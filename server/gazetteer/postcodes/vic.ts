/** The postcodes of Victoria, see postcode-table.ts. */
export const vicPostcodes = `
3000 Melbourne
3121 Richmond|Burnley|Cremorne
`
