/** The page with what a post said before. */
export const historyPath = (postId: number): string => `/posts/${postId}/history`
