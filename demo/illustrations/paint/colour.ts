type Channels = [red: number, green: number, blue: number]

/** Blends two `#rrggbb` colours; an amount of 0 gives the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const [a, b] = [channelsOf(first), channelsOf(second)]
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount])
}

export const lighten = (colour: string, amount: number): string => mix(colour, '#ffffff', amount)

/** Shades lean towards blue-violet, as shadows do outdoors, so that they never turn muddy. */
export const darken = (colour: string, amount: number): string => mix(colour, '#141229', amount)

/** Light of one colour falling on another. */
export function multiply(colour: string, light: string): string {
  const [a, b] = [channelsOf(colour), channelsOf(light)]
  return toHex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255])
}

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(channels: Channels): string {
  return `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
