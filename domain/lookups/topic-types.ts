/** What of the local topics of a place is asked for; 1 is the default (docs/product.md, section 7.3). */
export const topicTypes = { All: 1, Questions: 2, Discussions: 3 } as const
