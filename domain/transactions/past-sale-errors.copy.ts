/** What is said when a past sale can’t be entered, changed or decided. */
export const pastSaleErrors = {
  login: 'Please log in first.',
  notYours: 'Only the agent of this profile and our staff may enter past sales.',
  notYourself: 'currentUserId is the number of another member.',
  staffOnly: 'Only staff who may change the settings of agents may do this.',
  own: 'Someone else has to check the past sales of your own profile.',
  noAgent: 'There is no agent of this number.',
  noSale: 'There is no such past sale.',
  type: 'Choose whether it was a sale or a lease.',
  streetAddress: (longest: number) =>
    `Enter the street address, such as 12 Smith Street, in at most ${longest} characters.`,
  suburb: 'Choose the suburb from the list.',
  salePrice: (least: string, most: string) => `Enter the price in whole dollars, from ${least} to ${most}.`,
  weeklyRent: (least: string, most: string) => `Enter the rent of a week in whole dollars, from ${least} to ${most}.`,
  completedOn: (firstYear: number) => `Enter the day it was completed, from ${firstYear} until today.`,
  propertyType: 'Choose what kind of property it was.',
  bedrooms: (most: number) => `Enter a whole number of bedrooms, at most ${most}, or leave it empty.`,
  proofKind:
    'Choose what proves it. A lease is proved by the tenancy agreement, a sale by the settlement notice or the contract.',
  proofReference: (least: number, longest: number) =>
    `Enter the reference that stands on the proof, ${least} to ${longest} characters, so that our staff can ask for it.`,
  onRecord: 'Homely has this sale on record already, so it’s on the profile without being entered.',
  enteredAlready: 'This sale has been entered already.',
  tooMany: (most: number) =>
    `A profile has at most ${most} past sales that wait for our staff. Wait until some are checked.`,
  changedMeanwhile:
    'This past sale was changed meanwhile. What you typed stays here; load the list again to see what it is now.',
  removedMeanwhile: (reason: string) =>
    reason === ''
      ? 'This past sale was removed meanwhile. What you typed stays here; you can enter it as a new one.'
      : `Our staff removed this past sale: ${reason} What you typed stays here; you can enter it as a new one.`,
  decided: 'This past sale has been decided already.',
  reason: (longest: number) => `Say why it’s removed, in at most ${longest} characters.`,
} as const
