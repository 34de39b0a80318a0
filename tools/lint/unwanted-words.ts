type UnwantedWord = { word: string; instead: string }

/**
 * Words that no identifier and no file name has any more, in the kebab case of both, with what is said in their place
 * (docs/glossary.md). A word is added once the last use of it is gone.
 */
export const unwantedWords: readonly UnwantedWord[] = [
  { word: 'keeper', instead: 'supervisor' },
  { word: 'turnstile', instead: 'read-write lock' },
  { word: 'doorway', instead: 'port' },
  { word: 'waiting-app', instead: 'maintenance app' },
  { word: 'come-alive', instead: 'hydrate' },
  { word: 'taken-over', instead: 'hydrated' },
  { word: 'late-part', instead: 'deferred view' },
  { word: 'part-of-page', instead: 'deferred view' },
  { word: 'when-near', instead: 'when visible' },
  { word: 'at-rest', instead: 'after load' },
  { word: 'main-picture', instead: 'LCP image' },
  { word: 'search-address', instead: 'search URL' },
  { word: 'finder-address', instead: 'finder URL' },
  { word: 'question-address', instead: 'question URL' },
  { word: 'questions-address', instead: 'questions URL' },
  { word: 'image-address', instead: 'image URL' },
  { word: 'calendar-address', instead: 'calendar URL' },
  { word: 'canonical-address', instead: 'canonical URL' },
  { word: 'wish', instead: 'request, intent' },
  { word: 'hearer', instead: 'subscriber' },
  { word: 'keep-pending', instead: 'save pending' },
]

/** The unwanted word in an identifier, a file name or a path; null when there is none. */
export function unwantedWordIn(name: string): UnwantedWord | null {
  const words = `-${name
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1-')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()}-`
  return unwantedWords.find(({ word }) => words.includes(`-${word}-`) || words.includes(`-${word}s-`)) ?? null
}

const anyOfThem = new RegExp(unwantedWords.map(({ word }) => word.replaceAll('-', '[-_]?')).join('|'), 'i')

/** Whether a text could hold an unwanted word at all; cheap, for most files hold none. */
export const mayHoldUnwantedWord = (text: string): boolean => anyOfThem.test(text)
