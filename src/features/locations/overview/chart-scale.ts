/** The ends and the steps of an axis: round figures around the values, three to six of them. */
export type Scale = { from: number; to: number; ticks: number[] }

const MOST_STEPS = 5

/** A scale that holds all values; a single value gets room above and below. Values are above 0. */
export function scaleFor(values: readonly number[]): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = roundStep(Math.max(high - low, high * 0.1) / MOST_STEPS)
  const from = Math.max(0, Math.floor(low / step) * step)
  const to = Math.max(from + step, Math.ceil(high / step) * step)
  const count = Math.round((to - from) / step)
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * step) }
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= atLeast) ?? 10
  return factor * power
}
