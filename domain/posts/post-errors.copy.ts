/** What is said when something about a post fails. */
export const postErrors = {
  title: (least: number, longest: number) => `Ask in a line of ${least} to ${longest} characters.`,
  headline: (least: number, longest: number) => `Sum it up in a line of ${least} to ${longest} characters.`,
  content: (least: number, longest: number) =>
    least === 0
      ? `Keep this to ${longest.toLocaleString('en-AU')} characters of plain text.`
      : `Write ${least} to ${longest.toLocaleString('en-AU')} characters of plain text.`,
  words: 'Please say it in words.',
  login: 'Please log in first.',
  noPlace: 'There is no such suburb.',
  noPost: 'This has been removed, or was never there.',
  noAnswer: 'There is no such answer.',
  notYours: 'Only its author can change this.',
  ownVote: 'You can’t vote for your own post.',
  reportReason: 'That is no reason for which this can be reported.',
  ownReport: 'This is your own post. You can take it back instead.',
  hasReplies: 'Others have replied to this. You can change it instead, and say what is different now.',
  answeredStays:
    'Others have answered this, so it stays as it is published. Your change would have to be read by our staff first: leave out links, contact details and insults, and say it in words of its own.',
  changedMeanwhile: 'This was changed since you opened it.',
  otherUnderKey: 'What you sent first has arrived. You can change it where it stands.',
  notAsker: 'Only who asked can accept an answer.',
  inDiscussion: 'Answers are accepted for questions, not in discussions.',
  tooMany: (most: number) => `You have written ${most} posts within a day. Please try again later.`,
} as const
