import { deferredTexts, type TextModule } from '#src/shared/prose/deferred-texts.ts'

/** The texts of the company pages, each in a file of its own. */
export const companyText = deferredTexts(import.meta.glob<TextModule>('./texts/*.md'))
