/** Kinds of user with their numbers (docs/product.md, section 16.8). */
export const userTypes = { Local: 1, Agent: 2 } as const
