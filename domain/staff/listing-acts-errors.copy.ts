export const listingActErrors = {
  notStaff: 'Only staff of listings can do this.',
  noListing: (id: number) => `There is no listing ${id}.`,
  reason: (least: number, longest: number) =>
    `Say why in ${least} to ${longest} characters, without names or contact details of members; it stays in the log of staff.`,
  shortAddress: (least: number) => `Type at least ${least} characters of the address, from its beginning.`,
  days: (most: number) => `A listing is promoted for 1 to ${most} days.`,
  notOnMarket: 'Only a listing that is on the market and not hidden can be promoted.',
  boosted:
    'Somebody else has changed the promotion of this listing meanwhile. It’s shown as it is now: look at it before you promote the listing.',
  tooMany: (most: number) => `${most} listings of this kind are promoted in this suburb already.`,
  hidden: 'Staff of the portal have hidden this listing.',
  offMarket: 'This listing is off the market already.',
} as const
