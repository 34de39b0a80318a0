/** What members write for others to read. */
export type PostKind = 'agentReview' | 'question' | 'discussion' | 'answer' | 'comment'
