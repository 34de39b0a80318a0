/** Words in a row that are compared; one word more or less changes that many of them. */
const WORDS_IN_A_ROW = 3
/** Below that many words a text is like others by chance. */
const LEAST_WORDS = 8
const REPEATED = 0.6

/** Below that many words different people say the same without knowing of each other. */
const LEAST_COPIED_WORDS = 12

/** Whether a text says nearly the same as another of its author, in nearly the same words. */
export function isRepeated(text: string, others: readonly string[], leastWords = LEAST_WORDS): boolean {
  const words = wordsOf(text)
  if (words.length < leastWords) return false
  const runs = runsOf(words)
  return others.map(wordsOf).some((other) => other.length >= leastWords && share(runs, runsOf(other)) >= REPEATED)
}

/** Whether a text says nearly the same as one by somebody else. */
export const isCopied = (text: string, others: readonly string[]): boolean =>
  isRepeated(text, others, LEAST_COPIED_WORDS)

/**
 * The texts that share words with what is typed, the most alike first. Words count by how few of the texts have them, so that "is it" finds
 * nothing and "parking" does; those of `about`, what all of them are about, count for nothing.
 */
export function mostAlike<Item>(
  typed: string,
  items: readonly Item[],
  { textOf, about, take }: { textOf: (item: Item) => string; about: string; take: number },
): Item[] {
  const ignored = new Set([...stemsOf(about), ...GENERAL])
  const asked = new Set(stemsOf(typed).filter((stem) => !ignored.has(stem)))
  const stems = items.map((item) => new Set(stemsOf(textOf(item))))
  const frequency = new Map<string, number>()
  for (const stem of stems.flatMap((each) => [...each])) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const weightOf = (stem: string) => Math.log(1 + items.length / (frequency.get(stem) ?? 1))
  const scores = items.map((item, at) => {
    const shared = [...asked].filter((stem) => stems[at]?.has(stem))
    return {
      item,
      score: shared.reduce((sum, stem) => sum + weightOf(stem), 0) / Math.sqrt(1 + (stems[at]?.size ?? 0)),
    }
  })
  return scores
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, take)
    .map(({ item }) => item)
}

/** Whether a text has every word that is looked for, whatever their endings; false where there is none but those that every text has. */
export function hasEveryWord(typed: string, text: string): boolean {
  const wanted = stemsOf(typed)
  const stems = new Set(stemsOf(text))
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Words without those that every question has, and without their endings. */
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !EVERYDAY.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''))

const EVERYDAY = new Set(
  'the and are for you your can does did has have how what when where which who why with there here this that any get not from was will would should'.split(
    ' ',
  ),
)

/** Stems that questions about different things share. */
const GENERAL = 'good best bad near around liv live local anyone somebody someone know like need far recommend'.split(
  ' ',
)

const runsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(WORDS_IN_A_ROW - 1).map((_word, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' ')))

/** What two sets have in common of the smaller one: a text is repeated although its title is another. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((each) => other.has(each)).length
  return common / Math.max(1, Math.min(one.size, other.size))
}
