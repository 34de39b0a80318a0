/** What is said when a draft of a listing cannot be read or changed. */
export const listingDraftErrors = {
  notThere: 'This listing is not there any more, or it is not one of your office.',
  noOffice: 'Only agents of an office type in its listings.',
  wrongId: 'A new listing is begun with a UUID.',
  changedMeanwhile: 'This listing was changed meanwhile.',
  tooMany: (most: number) =>
    `An office keeps at most ${most} listings that are not published. Publish or delete some first.`,
  pictureGone: 'One of the pictures is not there any more. Add it again.',
  documentGone: 'The document is not there any more. Add it again.',
  otherType: 'A listing that is published stays for sale or for rent. Withdraw it and begin another.',
  agentGone: 'One of the agents is not with your office any more.',
  notPublished: 'Publish the listing first.',
  noState: 'Choose what became of the home.',
  completedOn: {
    sale: 'Give the day it was sold. It cannot be in the future.',
    rental: 'Give the day it was leased. It cannot be in the future.',
  },
  completedPrice: 'Give the price in whole dollars, or leave it empty.',
  fromFeed: 'This listing comes from your multiloader. Change it there, and it changes here.',
} as const
