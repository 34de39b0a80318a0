export const followCopy = {
  follow: 'Follow',
  following: 'Following',
  name: (isFollowing: boolean, name: string) => (isFollowing ? `Following ${name}` : `Follow ${name}`),
  followers: (count: number) => (count === 1 ? '1 follower' : `${count} followers`),
  kept: 'We’ll do that as soon as you’re back online.',
  keptForMember: 'Log in or sign up, and we’ll follow them for you.',
} as const
