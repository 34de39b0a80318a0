/** Constants of docs/product.md, section 18.1; times in milliseconds, sizes in CSS pixels, money in dollars. */

export const SEARCH_PAGE_SIZE = 25
export const LARGEST_SHOWN_COUNT = 50_000

export const SESSION_CHECK_INTERVAL = 300_000
export const HISTORY_LENGTH = 100
export const LARGEST_BADGE_COUNT = 50

export const TRACKING_SECOND_EVENT_DELAY = 700
export const DROPDOWN_CLOSE_DELAY = 100

export const TRACKING_FLUSH_COUNT = 20
export const TRACKING_FLUSH_DELAY = 1000
export const TRACKING_POST_DELAY = 3000
export const TRACKING_POST_RETRIES = 3

export const VERSION_CHECK_INTERVAL = 60_000
export const VERSION_RELOAD_DELAY = 3000
export const BOUNDARY_CACHE_LIFE = 600_000
export const BOUNDARY_CACHE_ENTRIES = 10

export const CANONICAL_FACETS = 3
export const CANONICAL_FACETS_WITH_BEDROOM = 4
export const CANONICAL_MAXIMUM_RENT = 1000
export const CANONICAL_MAXIMUM_PRICE = 2_000_000
export const RENT_PRICE_STEP = 50
/** The steps stop below this, so 2000 is the last one. */
export const RENT_PRICE_END = 2050
export const LARGEST_ROOM_COUNT = 5

export const DATE_OPTION_DAYS_AHEAD = 7

export const SERVER_RENDER_QUERY_TIMEOUT = 6000
export const BATCH_INTERVAL = 10
export const LARGEST_BATCH = 10

export const NEARBY_LOCATIONS_TAKE = 5
/** How near a school counts for a location, in metres. */
export const NEARBY_SCHOOL_METRES = 2000

export const PAGE_TITLE_LENGTH = 70

export const BANNER_HEIGHT_SMALL = 50
export const BANNER_HEIGHT_DESKTOP = 90

export const AVATAR_SIZE = 76
export const AVATAR_SIZE_LARGE = 200
export const IMAGE_DEVICE_PIXEL_RATIO = 2
/** A state of more regions, typed alone, is not searched by all of them: its regions are listed. */
export const MOST_REGIONS_SEARCHED = 7
