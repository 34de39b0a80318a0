/** What was sent, as it was sent. */
export const sentFileKey = (uploadId: string): string => `feed-uploads/${uploadId}/sent`
