export const POSTS_ON_PAGE = 20
