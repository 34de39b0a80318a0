import type { ModerationStep } from './moderation.ts'

const done: Readonly<Record<ModerationStep, string>> = {
  publish: 'published it',
  reject: 'decided against it',
  edit: 'edited and published it',
  merge: 'merged it into another',
  appeal: 'appealed',
}

/** What is said when a decision about a post cannot be made. */
export const moderationErrors = {
  notStaff: 'Only staff who manage what members write may do this.',
  noCase: 'There is no such post.',
  own: 'Staff don’t decide about what they wrote themselves.',
  notOfKind: 'This can’t be decided about a post of this kind.',
  notToDecide: 'Its author has taken it back, or hasn’t confirmed it yet.',
  noParent: 'Nobody sees what it replies to. Publish that first, or decide against this too.',
  reason: (least: number, longest: number) => `Say why in ${least} to ${longest} characters; the author reads it.`,
  noTarget: 'Name another published question or discussion of the same kind.',
  changed: 'Its author has changed it meanwhile. Please read it again.',
  decided: ({ by, type, reason }: { by: string; type: ModerationStep; reason: string }) =>
    `Meanwhile ${by} ${done[type]}: ${reason}`,
  author: 'its author',
  formerStaff: 'Somebody who has left',
  writingClosed: (reason: string) =>
    `Your account can’t write at the moment. The reason: ${reason} What you typed is still here.`,
  noMember: 'There is no such member.',
  ownWriting: 'Staff don’t close or open their own writing.',
  appeal: (least: number, longest: number) =>
    `Say in ${least} to ${longest.toLocaleString('en-AU')} characters what we should look at again.`,
  noAppeal: 'There is nothing to appeal against, or you already have.',
} as const
