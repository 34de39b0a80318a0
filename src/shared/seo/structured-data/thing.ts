/** A thing of schema.org; what is undefined is left out. */
export type Thing = { '@type': string; [property: string]: ThingValue }
type ThingValue =
  | string
  | number
  | boolean
  | undefined
  | null
  | Thing
  | Reference
  | readonly (string | Thing | Reference)[]
type Reference = { '@id': string }

/** The things that a page is about, as search engines read them: one graph, so that they can refer to each other. */
export const structuredDataText = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
