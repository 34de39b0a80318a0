export const changedListingCopy = { changed: 'This listing has just changed.', readAgain: 'Show the changes' }
