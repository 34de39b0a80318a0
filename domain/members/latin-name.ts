/**
 * A name in Latin letters, where `transliterate` tells those of one character. Scripts that have a syllable to a character
 * become one word for each ("li ming"); signs that stand for breaths and soft sounds are left out.
 */
export function latinName(name: string, transliterate: (character: string) => string): string {
  return [...name.normalize('NFC')].map((character) => latinLetters(character, transliterate)).join('')
}

function latinLetters(character: string, transliterate: (character: string) => string): string {
  if (/^[\p{ASCII}\s]$/u.test(character)) return character
  const letters = transliterate(character).replaceAll(/['`]/g, '')
  const isSyllable = /^\p{Lo}$/u.test(character) && /^[A-Z]/.test(letters)
  return isSyllable ? ` ${letters}` : letters
}
