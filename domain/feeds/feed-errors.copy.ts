/** What the portal answers where a feed, its key or its upload is refused. */
export const feedErrors = {
  notYours: 'Only principals of this office can do this.',
  wrongKey: 'This key opens nothing. Send it as “authorization: Bearer KEY”.',
  revokedKey: 'This key was revoked.',
  noKey: 'This key doesn’t exist.',
  noName: 'Say what the key is for.',
  tooManyKeys: (most: number) => `An office has at most ${most} keys. Revoke one that you no longer use.`,
  noUpload: 'This upload doesn’t exist.',
  type: 'Send XML (application/xml) or a zip of XML and images (application/zip), without a content encoding.',
  tooLarge: 'A file has at most 1 GB.',
  empty: 'The file is empty.',
  idempotencyKey: 'idempotency-key has 16 to 100 characters.',
  underWay: 'This file is being sent already.',
  tooMany: (most: number) => `At most ${most} files an hour. Please wait.`,
  tooManyAtOnce: (most: number) => `At most ${most} files at once. Please wait until one has come.`,
  fileGone: 'The file is not there any more. Please send it again.',
  ourFault: 'The portal failed on this listing and left it as it was. We have been told of it.',
} as const
