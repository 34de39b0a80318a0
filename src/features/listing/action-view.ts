/** One press on what opens a view: `times` counts them, so that pressing again opens again. */
export type Opening = { opener: HTMLElement; times: number }

/** What a view gets that a button of the listing page opens. */
export type ActionViewProps<Listing> = { listing: Listing; opening: Opening }
