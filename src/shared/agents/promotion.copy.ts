/** What leads to the page about promoted listings. */
export const promotionCopy = { whatItMeans: 'How promotion works' } as const
