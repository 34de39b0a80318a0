/** What following a suburb or street says. */
export const followPlaceCopy = {
  label: (name: string) => `Follow ${name}`,
  follow: 'Follow',
  following: 'Following',
  followers: (count: number, text: string) => `${text} ${count === 1 ? 'follower' : 'followers'}`,
} as const
