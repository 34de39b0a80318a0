import type { ModerationDecision, ModerationState, ModerationStep } from '#domain/posts/moderation.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'

const kinds = {
  agentReview: 'Reviews of agents',
  locationReview: 'Reviews of places',
  question: 'Questions',
  discussion: 'Discussions',
  answer: 'Answers',
  comment: 'Comments',
} satisfies Readonly<Record<PostKind, string>>

const kind = {
  agentReview: 'Review of an agent',
  locationReview: 'Review of a place',
  question: 'Question',
  discussion: 'Discussion',
  answer: 'Answer',
  comment: 'Comment',
} satisfies Readonly<Record<PostKind, string>>

const states = { waiting: 'Waiting', decided: 'Decided' } satisfies Readonly<Record<ModerationState, string>>

const statuses = {
  unconfirmed: 'Waits for its author to confirm their address',
  held: 'Held',
  published: 'Published',
  rejected: 'Not published',
  withdrawn: 'Taken back by its author',
} satisfies Readonly<Record<PostStatus, string>>

const steps = {
  publish: 'published it',
  reject: 'decided against it',
  edit: 'edited it',
  merge: 'merged it',
  appeal: 'appealed',
} satisfies Readonly<Record<ModerationStep, string>>

const decisions = {
  publish: 'Publish',
  reject: 'Don’t publish',
  edit: 'Edit and publish',
  merge: 'Merge into another',
} satisfies Readonly<Record<ModerationDecision, string>>

const holdReasons: Readonly<Record<string, string>> = {
  markup: 'markup',
  link: 'a link',
  contactDetails: 'contact details',
  insult: 'insulting words',
  newAccount: 'a new account',
  repeated: 'its author wrote nearly the same before',
  copied: 'nearly the same as a post of another account',
  flood: 'many within a short time',
  unproven: 'asked for by the agent about no sale on record',
  sameNetwork: 'from a network or a browser that the agent or another reviewer used',
  sameMailbox: 'from a mailbox of the agent’s office or of another reviewer',
}

const reportReasons: Readonly<Record<string, string>> = {
  offTopic: 'off topic',
  notTrue: 'not true',
  notAboutAgent: 'not about what the agent did',
  notGenuine: 'not genuine',
  offensive: 'offensive',
  privateDetails: 'private details',
  advertising: 'advertising',
}

const named = (names: Readonly<Record<string, string>>, given: readonly string[]): string =>
  given.map((name) => names[name] ?? name).join(', ')

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** What the pages of moderation say. */
export const moderationCopy = {
  title: 'Moderation',
  logIn: 'Log in as staff to read what waits.',
  notStaff: 'Only staff who read what members write may do this.',
  loading: 'Loading…',
  failed: 'That didn’t work. Please check your connection and try again.',
  tryAgain: 'Try again',
  kinds,
  kind,
  states,
  statuses,
  /** What is published and was reported is left as it is. */
  decisionOn: (status: PostStatus, decision: ModerationDecision): string =>
    status === 'published' && decision === 'publish' ? 'Leave it published' : decisions[decision],
  allKinds: 'All',
  withCount: (label: string, count: number) => (count === 0 ? label : `${label} (${count.toLocaleString('en-AU')})`),
  kindsLabel: 'Kinds',
  statesLabel: 'Which cases',
  pages: 'Pages of cases',
  none: { waiting: 'There is nothing to read.', decided: 'Nothing was decided yet.' },
  count: {
    waiting: (total: number) => (total === 1 ? '1 to read' : `${total.toLocaleString('en-AU')} to read`),
    decided: (total: number) => (total === 1 ? '1 decided' : `${total.toLocaleString('en-AU')} decided`),
  },
  about: (about: string) => `About: ${about}`,
  held: (reasons: readonly string[]) =>
    reasons.length === 0 ? 'Held: it was decided against before' : `Held: ${named(holdReasons, reasons)}`,
  reported: (count: number, reasons: readonly string[]) =>
    `Reported ${times(count)}${reasons.length === 0 ? ', without a reason' : `: ${named(reportReasons, reasons)}`}`,
  appealed: 'Its author appeals',
  back: 'All cases',
  noCase: 'There is no such post.',
  toPost: 'See it on the page',
  author: {
    title: 'Author',
    posts: (published: number, rejected: number) =>
      `${published.toLocaleString('en-AU')} published, ${rejected.toLocaleString('en-AU')} decided against`,
    closed: 'This account can’t write.',
    close: 'Close writing',
    open: 'Open writing',
    reasonHint: 'The member reads it, and it stays in the log of staff: leave out names and contact details.',
    reason: 'Why close or open what this account writes?',
  },
  evidence: (text: string) => `How the author says we could check: ${text}`,
  noEvidence: 'The author doesn’t say how we could check.',
  proof: 'I checked evidence that the author was the client',
  proofHint: 'If you publish it, it’s marked as verified.',
  versions: 'What it said before',
  versionUntil: (moment: string, isPublic: boolean) =>
    `Until ${moment} · ${isPublic ? 'everybody can read it' : 'staff alone can read it'}`,
  steps: 'What became of it',
  step: (by: string | null, type: ModerationStep) => `${by ?? 'Somebody who has left'} ${steps[type]}`,
  decide: 'Decide',
  readOnly: 'You can read this, but not decide about it.',
  decision: 'Decision',
  reason: 'Reason',
  reasonHint: 'Its author reads it, and it stays in the log of staff: leave out names and contact details.',
  postTitle: 'Title',
  text: 'Text',
  pointsHint: 'One a line, at most five lines.',
  target: 'Number or URL of the question that stays',
  noTarget: 'Name the question by its number or URL.',
  save: 'Save decision',
  readAgain: 'Read it again',
  saved: 'Saved. Its author is told.',
  own: {
    title: 'Our decision about your post',
    logIn: 'Log in to read our decision.',
    none: 'We have decided nothing about this post, or it isn’t yours.',
    decided: {
      publish: (name: string) => `Your ${name} is published.`,
      reject: (name: string) => `We have decided against publishing your ${name} as it is.`,
      edit: (name: string) => `We have edited your ${name}.`,
      merge: (name: string) => `We have merged your ${name} with another.`,
    } satisfies Readonly<Record<ModerationDecision, (name: string) => string>>,
    reason: 'The reason:',
    appeal: 'Why should we look at it again?',
    appealHint: 'You can appeal once. Somebody reads it again.',
    send: 'Appeal',
    waits: 'Your appeal waits for our staff:',
    toPost: 'See it',
  },
} as const
