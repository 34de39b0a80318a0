/** Kinds of user with their numbers (specification 3). */
export const userTypes = { Local: 1, Agent: 2 } as const

export type UserType = keyof typeof userTypes
