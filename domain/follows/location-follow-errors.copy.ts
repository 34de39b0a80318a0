/** What is said when a place cannot be followed. */
export const locationFollowErrors = {
  noPlace: 'There is no such suburb or street.',
  tooMany: (most: number) => `You can follow ${most} places at most. Unfollow one first.`,
} as const
