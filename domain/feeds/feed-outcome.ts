/** What became of a listing of a feed. */
export type FeedOutcome = 'accepted' | 'updated' | 'unchanged' | 'ignoredAsOlder' | 'notForUs' | 'refused'
