import { BANNER_HEIGHT_DESKTOP, BANNER_HEIGHT_SMALL } from '../lookups/limits.ts'

/** Sections of the portal, as ads and the notices above the header tell them apart. */
export const sections = [
  ...(['home', 'buy', 'rent', 'sold', 'leased', 'listing', 'developments'] as const),
  ...(['agents', 'agencies', 'profiles', 'locations', 'questions', 'blog'] as const),
] as const
export type Section = (typeof sections)[number]

/** Sections that have a place above the header; all have one below the page. */
export const bannerSections = ['locations', 'questions', 'blog'] as const satisfies readonly Section[]
export type BannerSection = (typeof bannerSections)[number]

export type AdPlacement = `${BannerSection}-top` | `${Section}-end`

export const adPlacements: readonly AdPlacement[] = [
  ...bannerSections.map((section) => `${section}-top` as const),
  ...sections.map((section) => `${section}-end` as const),
]

export const isAdPlacement = (text: string): text is AdPlacement => adPlacements.some((placement) => placement === text)

/** Of an ad below the page where the window is no wider than 960 pixels, in pixels. */
export const AD_HEIGHT_SMALL = 100

type AdWidth = 'small' | 'medium' | 'large' | 'extraLarge'
type Pixels = { width: number; height: number }

/** From which width of the window on, in pixels, and how large an ad is then at either end of a page (docs/product.md, section 19.8). */
const sizes: Readonly<Record<AdWidth, { from: number; top: Pixels; end: Pixels }>> = {
  small: { from: 0, top: { width: 320, height: BANNER_HEIGHT_SMALL }, end: { width: 320, height: AD_HEIGHT_SMALL } },
  medium: { from: 641, top: { width: 640, height: BANNER_HEIGHT_SMALL }, end: { width: 640, height: AD_HEIGHT_SMALL } },
  large: {
    from: 961,
    top: { width: 728, height: BANNER_HEIGHT_DESKTOP },
    end: { width: 728, height: BANNER_HEIGHT_DESKTOP },
  },
  extraLarge: {
    from: 1241,
    top: { width: 970, height: BANNER_HEIGHT_DESKTOP },
    end: { width: 970, height: BANNER_HEIGHT_DESKTOP },
  },
}

export type AdSlot = Pixels & { id: string; placement: AdPlacement; from: number }

// The keys of the table are its widths.
const widths = Object.keys(sizes) as AdWidth[]

/** Every slot, by placement and width of the window; `from` in pixels. */
export const adSlots: readonly AdSlot[] = adPlacements.flatMap((placement) =>
  widths.map((width) => ({
    id: `${placement}-${width === 'extraLarge' ? 'extra-large' : width}`,
    placement,
    from: sizes[width].from,
    ...sizes[width][placement.endsWith('-top') ? 'top' : 'end'],
  })),
)

/** The slot of a placement in a window of this width, in pixels. */
export function adSlotAt(placement: AdPlacement, windowWidth: number): AdSlot {
  const fitting = adSlots.findLast((slot) => slot.placement === placement && slot.from <= windowWidth)
  if (fitting === undefined) throw new RangeError(`No slot of ${placement} is for ${windowWidth} pixels`)
  return fitting
}

export const findAdSlot = (id: string): AdSlot | null => adSlots.find((slot) => slot.id === id) ?? null
