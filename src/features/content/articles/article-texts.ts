import { deferredTexts, type TextModule } from '#src/shared/prose/deferred-texts.ts'

/** The texts of the articles, each in a file of its own, called by its slug. */
export const articleText = deferredTexts(import.meta.glob<TextModule>('./texts/*.md'))
