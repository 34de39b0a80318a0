type Promotion = { tierType: string; listingType: 'sale' | 'rental'; isUnderOffer: boolean; isBoosted: boolean }

/** Whether a listing stands before others because its agency pays or staff put it there; a rental whose deposit is taken does not (docs/product.md, section 3.4). */
export const isPromoted = ({ tierType, listingType, isUnderOffer, isBoosted }: Promotion): boolean =>
  isBoosted || (tierType !== 'basic' && !(listingType === 'rental' && isUnderOffer))
