/** What is said when an enquiry can’t be answered. */
export const enquiryInboxErrors = {
  emptyReply: 'Write a reply.',
  longReply: 'Shorten your reply to 4,000 characters of plain text.',
  notThere: 'There is no such enquiry in your inbox.',
  tooMany: 'You have sent many replies within an hour. Please try again later.',
  tooManyOfOne: 'This enquiry has 20 replies already. Please write to the person by email.',
} as const
