import type { SearchParameters } from '#domain/search/search-parameters.ts'

/** Which element of the page an alert was asked for from; it is kept with an alert that waits for its member. */
export const alertPositions = ['results_list', 'results_map', 'empty_result', 'location_page'] as const
export type AlertPosition = (typeof alertPositions)[number]

export type AlertRequest = {
  searchParams: SearchParameters
  position: AlertPosition
  /** Gets the focus back: the button, or what stands in its place by then. */
  place: HTMLElement | null
}
