/** How many apartments on the market are still for sale, and how many are under offer. */
export function countOffers(apartments: readonly { isUnderOffer: boolean }[]) {
  const underOffer = apartments.filter(({ isUnderOffer }) => isUnderOffer).length
  return { forSale: apartments.length - underOffer, underOffer }
}
