type Promotion = { tierType: string; listingType: 'sale' | 'rental'; isUnderOffer: boolean }

/** Whether a listing stands before others because its agency pays; a rental whose deposit is taken does not (docs/product.md, section 3.4). */
export const isPromoted = ({ tierType, listingType, isUnderOffer }: Promotion): boolean =>
  tierType !== 'basic' && !(listingType === 'rental' && isUnderOffer)
