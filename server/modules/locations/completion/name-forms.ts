const LONGEST = 100

/** Words that people write in two ways; "st" is both a saint and a street. */
const spellings: readonly (readonly [long: string, short: string])[] = [
  ['saint', 'st'],
  ['mount', 'mt'],
  ['point', 'pt'],
  ['street', 'st'],
  ['road', 'rd'],
  ['avenue', 'ave'],
  ['court', 'ct'],
  ['drive', 'dr'],
  ['place', 'pl'],
  ['crescent', 'cres'],
  ['parade', 'pde'],
  ['terrace', 'tce'],
  ['highway', 'hwy'],
  ['boulevard', 'bvd'],
  ['lane', 'ln'],
  ['grove', 'gr'],
  ['close', 'cl'],
  ['square', 'sq'],
  ['circuit', 'cct'],
]

/** Lower-case words of letters and digits with single spaces; marks and apostrophes vanish. At most 100 characters. */
export const plainWords = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()

/** The ways in which people write a name: "st kilda" and "saint kilda". */
export function nameForms(name: string): string[] {
  const plain = plainWords(name)
  const forms = new Set([plain])
  for (const [long, short] of spellings) {
    // "St" before a name is a saint, after it a street.
    const isLast = long !== 'saint' && long !== 'mount' && long !== 'point'
    const shortWord = isLast ? new RegExp(`(?<=.)\\b${short}$`) : new RegExp(`\\b${short}\\b(?=.)`)
    const longWord = isLast ? new RegExp(`(?<=.)\\b${long}$`) : new RegExp(`\\b${long}\\b(?=.)`)
    if (shortWord.test(plain)) forms.add(plain.replace(shortWord, long))
    if (longWord.test(plain)) forms.add(plain.replace(longWord, short))
  }
  return [...forms]
}

const streetTypes = new Set(spellings.slice(3).flat().concat('way', 'walk', 'esplanade', 'rise', 'mews', 'row'))

/** The ways in which people write a street with its suburb: "smith st footscray", "footscray smith street", "smith footscray". */
export function streetForms(street: string, suburb: string): string[] {
  const whole = nameForms(street)
  const withoutType = whole
    .map((form) => form.split(' '))
    .filter((words) => words.length > 1 && streetTypes.has(words.at(-1) ?? ''))
    .map((words) => words.slice(0, -1).join(' '))
  return [...new Set([...whole, ...withoutType])].flatMap((form) =>
    nameForms(suburb).flatMap((around) => [`${form} ${around}`, `${around} ${form}`]),
  )
}
