import { lazyTexts, type TextModule } from '#src/shared/prose/lazy-texts.ts'

/** The texts of the articles, each in a file of its own, called by its slug. */
export const articleTexts = lazyTexts(import.meta.glob<TextModule>('./texts/*.md'))
