import { style } from '@vanilla-extract/css'

/** Shown by the configuration of the portal, or by my-places.island.ts where the feature is on in this browser alone. */
export const whereOn = style({
  display: 'none',
  selectors: { '[data-features~=myPlaces] &, [data-my-places] &': { display: 'block' } },
})
