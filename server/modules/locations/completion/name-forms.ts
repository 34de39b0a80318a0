const LONGEST = 100

/** Words that people write in two ways before a name, and those after one: "st" is both a saint and a street. */
const beforeName = bothWays([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['point', 'pt'],
])
const afterName = bothWays([
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
])

function bothWays(spellings: readonly (readonly [long: string, short: string])[]): ReadonlyMap<string, string> {
  return new Map(spellings.flatMap(([long, short]) => [[long, short] as const, [short, long] as const]))
}

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
  const words = plain.split(' ')
  const forms = [plain]
  words.forEach((word, index) => {
    const isLast = index === words.length - 1
    const other = isLast ? index > 0 && afterName.get(word) : words.indexOf(word) === index && beforeName.get(word)
    if (other) forms.push(words.with(index, other).join(' '))
  })
  return forms
}

const streetTypes = new Set([...afterName.keys(), 'way', 'walk', 'esplanade', 'rise', 'mews', 'row'])

/**
 * The ways in which people write a street with its suburb, of which every form is given: "smith st footscray", "footscray
 * smith street", "smith footscray".
 */
export function streetForms(street: string, suburbForms: readonly string[]): string[] {
  const whole = nameForms(street)
  const withoutType = whole
    .map((form) => form.split(' '))
    .filter((words) => words.length > 1 && streetTypes.has(words.at(-1) ?? ''))
    .map((words) => words.slice(0, -1).join(' '))
  return [...new Set([...whole, ...withoutType])].flatMap((form) =>
    suburbForms.flatMap((around) => [`${form} ${around}`, `${around} ${form}`]),
  )
}
