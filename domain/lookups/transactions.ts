/** States and kinds of alerts' listings and agents' transactions (docs/product.md, section 16.8). */
export const transactionStatuses = ['available', 'completed', 'removed'] as const
export const transactionTypes = ['rental', 'sale'] as const

export type TransactionStatus = (typeof transactionStatuses)[number]
export type TransactionType = (typeof transactionTypes)[number]
