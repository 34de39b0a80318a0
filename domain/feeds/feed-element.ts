/** An element of a feed, with the line on which it begins. */
export type FeedElement = {
  name: string
  line: number
  attributes: Readonly<Record<string, string>>
  /** The words directly in it. */
  text: string
  children: readonly FeedElement[]
}

/** The first child of a name; names are compared whatever their case, for some systems write `splitsystemAircon`. */
export const childOf = (element: FeedElement | undefined, name: string): FeedElement | undefined =>
  element?.children.find((child) => isCalled(child, name))

export const childrenOf = (element: FeedElement | undefined, name: string): FeedElement[] =>
  (element?.children ?? []).filter((child) => isCalled(child, name))

export const textOf = (element: FeedElement | undefined): string => element?.text.trim() ?? ''

export function attributeOf(element: FeedElement | undefined, name: string): string {
  const wanted = name.toLowerCase()
  const found = Object.entries(element?.attributes ?? {}).find(([each]) => each.toLowerCase() === wanted)
  return found?.[1].trim() ?? ''
}

const isCalled = (element: FeedElement, name: string): boolean => element.name.toLowerCase() === name.toLowerCase()
