/** Whether a text ends as every location slug does: with a state, and a postcode unless it is a region's. */
export const isLocationSlugForm = (text: string): boolean =>
  /[^/]-(?:act|nsw|nt|qld|sa|tas|vic|wa)(?:-\d{4})?$/i.test(text)
