type StateFacts = { name: string; capital: string; timeZone: string }

/** States and territories with their capital and IANA time zone (docs/product.md, section 16.7). */
export const states = {
  ACT: { name: 'Australian Capital Territory', capital: 'Canberra', timeZone: 'Australia/Sydney' },
  NSW: { name: 'New South Wales', capital: 'Sydney', timeZone: 'Australia/Sydney' },
  NT: { name: 'Northern Territory', capital: 'Darwin', timeZone: 'Australia/Darwin' },
  QLD: { name: 'Queensland', capital: 'Brisbane', timeZone: 'Australia/Brisbane' },
  SA: { name: 'South Australia', capital: 'Adelaide', timeZone: 'Australia/Adelaide' },
  TAS: { name: 'Tasmania', capital: 'Hobart', timeZone: 'Australia/Hobart' },
  VIC: { name: 'Victoria', capital: 'Melbourne', timeZone: 'Australia/Melbourne' },
  WA: { name: 'Western Australia', capital: 'Perth', timeZone: 'Australia/Perth' },
} as const satisfies Record<string, StateFacts>

export type StateCode = keyof typeof states

// Object.keys loses the key type; the table is a constant, so its keys are exactly the union.
export const stateCodes = Object.keys(states) as readonly StateCode[]

const fallbackState: StateCode = 'VIC'

/** The state with this code, in any case; null when there is none. */
export function stateCodeOf(text: string): StateCode | null {
  const upper = text.toUpperCase()
  return stateCodes.find((code) => code === upper) ?? null
}

/** The state with this code or full name, in any case, with points or without: "N.S.W."; null when there is none. */
export function stateNamed(text: string): StateCode | null {
  const wanted = text.replaceAll('.', '').trim().toLowerCase()
  return stateCodes.find((code) => [code, states[code].name].some((name) => name.toLowerCase() === wanted)) ?? null
}

/** The state with this code or full name; anything unknown falls back to Victoria (docs/product.md, section 16.7). */
export const stateOrFallback = (text: string | null | undefined): StateCode => stateNamed(text ?? '') ?? fallbackState

/** The IANA time zone of a state; unknown states fall back to Victoria's. */
export const timeZoneOf = (state: string | null | undefined): string => states[stateOrFallback(state)].timeZone
