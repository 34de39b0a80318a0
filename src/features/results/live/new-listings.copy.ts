export const newListingsCopy = {
  newHomes: (count: number) => (count === 1 ? '1 new home' : `${count.toLocaleString('en-AU')} new homes`),
}
