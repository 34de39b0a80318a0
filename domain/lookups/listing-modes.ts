/** The numbers of the listing modes (docs/product.md, section 16.8). The last three are content areas, not searches. */
export const listingModes = { Buy: 1, Rent: 2, Sold: 3, Leased: 4, Agents: 5, Reviews: 6, Questions: 7 } as const
