/** The postcodes of Queensland, see postcode-table.ts. */
export const qldPostcodes = `
4000 Brisbane
4101 West End@-27.48,153.01
`
