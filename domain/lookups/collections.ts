/** Who may see a collection, and what a collaborator may say of a home in it (docs/product.md, section 15.4). */
export const collectionVisibilities = ['PRIVATE', 'PUBLIC'] as const
export const reactionTypes = ['like', 'dislike'] as const

export type ReactionType = (typeof reactionTypes)[number]
