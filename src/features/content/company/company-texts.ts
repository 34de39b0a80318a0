import { lazyTexts, type TextModule } from '#src/shared/prose/lazy-texts.ts'

/** The texts of the company pages, each in a file of its own. */
export const companyTexts = lazyTexts(import.meta.glob<TextModule>('./texts/*.md'))
