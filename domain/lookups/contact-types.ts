/** Kinds of contact detail with their numbers (docs/product.md, section 16.8). */
export const contactTypes = { Email: 1, Mobile: 2, Landline: 3, Fax: 4, Website: 5 } as const

export type ContactType = keyof typeof contactTypes
