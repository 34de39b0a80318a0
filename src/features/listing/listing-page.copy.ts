/** What the page of a home says before its home is there, or when it was withdrawn. */
export const listingPageCopy = {
  loading: 'Loading this home',
  withdrawn: 'This home is no longer on the market',
  withdrawnDetail: (address: string) => `${address} has been taken off the market. Here are homes like it.`,
} as const
