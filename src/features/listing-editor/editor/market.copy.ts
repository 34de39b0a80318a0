/** What an agent reads of what became of a listing that is published. */
export const marketCopy = {
  title: 'Where it stands',
  now: {
    published: 'It’s on the market, and everybody can see its page.',
    underOffer: {
      sale: 'It’s under offer. Its page says so, and it stays in the search.',
      rental: 'A deposit is taken. Its page says so, and it stays in the search.',
    },
    completed: {
      sale: 'It’s sold. It has left the search for homes for sale.',
      rental: 'It’s leased. It has left the search for rentals.',
    },
    withdrawn: 'It’s withdrawn: it’s in no search, and its page says so.',
  },
  underOffer: { sale: 'Mark as under offer', rental: 'Mark as deposit taken' },
  noOffer: { sale: 'No longer under offer', rental: 'No longer deposit taken' },
  complete: { sale: 'Mark as sold…', rental: 'Mark as leased…' },
  correct: { sale: 'Correct the sale…', rental: 'Correct the lease…' },
  withdraw: 'Withdraw…',
  backOnMarket: 'Put back on the market',
  backWithChanges: 'Publish and put back on the market',
  cancel: 'Cancel',
  completed: {
    title: { sale: 'Mark as sold', rental: 'Mark as leased' },
    hint: 'It leaves the search at once, and those who saved it are told.',
    day: { sale: 'Day it was sold', rental: 'Day it was leased' },
    dayHint: 'Leave it empty for today.',
    price: { sale: 'Sold for', rental: 'Leased for, a week' },
    priceHint: 'Leave it empty to keep it private.',
    confirm: { sale: 'Mark as sold', rental: 'Mark as leased' },
  },
  corrected: {
    title: { sale: 'Correct the sale', rental: 'Correct the lease' },
    hint: 'Its page shows the day and the price as you give them here.',
    confirm: { sale: 'Save the correction', rental: 'Save the correction' },
  },
  back: {
    title: 'Put it back on the market?',
    hint: {
      sale: 'Its page no longer says that it’s sold, and it’s in the search for homes for sale again.',
      rental: 'Its page no longer says that it’s leased, and it’s in the search for rentals again.',
    },
  },
  withdrawn: {
    title: 'Withdraw this listing?',
    hint: 'Its page says that it was withdrawn, and it leaves every search at once. You can put it back on the market later.',
    confirm: 'Withdraw it',
  },
  drop: {
    draft: 'Delete this draft…',
    changes: 'Drop the changes…',
    title: { draft: 'Delete this draft?', changes: 'Drop the changes?' },
    hint: {
      draft: 'All that was typed is gone for everybody in your office. This can’t be undone.',
      changes: 'All that was changed since it was published is gone. This can’t be undone.',
    },
    confirm: { draft: 'Delete it', changes: 'Drop them' },
  },
} as const
