/** Why a home is not confirmed. */
export const listingConfirmationErrors = {
  missing: (listingId: number) => `There is no listing ${listingId} of yours.`,
  offMarket: 'This home is off the market. To show it again, list it again.',
} as const
