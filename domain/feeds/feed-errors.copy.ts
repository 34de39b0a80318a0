/** What the portal answers where a feed, its key or its upload is refused. */
export const feedErrors = {
  notYours: 'Only principals of this office can do this.',
  wrongKey: 'This key opens nothing. Send it as “authorization: Bearer KEY”.',
  revokedKey: 'This key was revoked.',
  noKey: 'This key doesn’t exist.',
  noName: 'Say what the key is for.',
  tooManyKeys: (most: number) => `An office has at most ${most} keys. Revoke one that you no longer use.`,
} as const
