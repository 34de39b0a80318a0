/** What staff read on the page of a home that is hidden. */
export const hiddenHomeCopy = {
  title: 'Hidden by staff',
  explanation: 'This home is in no search. Only staff who may view hidden homes see this page.',
  since: (moment: string) => `Hidden on ${moment}.`,
  reason: (reason: string) => `Why: ${reason}`,
  manage: 'Show it again, or see what staff did',
} as const
