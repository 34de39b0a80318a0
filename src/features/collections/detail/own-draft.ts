import { useUnsentText } from '#src/shared/storage/unsent-text.ts'

type Saved = { text: string; version: number }
/** `from` and `version`: the text that typing began with. */
type Draft = { text: string; from: string; version: number }

/**
 * What a member has typed in place of a saved text and not sent. It is sent from `baseVersion`: the newest while the saved text is still
 * the one that typing began with, else that one's, so that nobody's words are written over unseen (docs/product.md, section 13.6).
 */
export function useOwnDraft(memberId: number | null, about: string, saved: Saved) {
  const [kept, keep] = useUnsentText(memberId, about)
  const draft = draftFrom(kept)
  const base = draft === null || draft.from === saved.text ? { from: saved.text, version: saved.version } : draft
  const type = (text: string | null) =>
    keep(text === null ? null : JSON.stringify({ text, from: base.from, version: base.version } satisfies Draft))
  return { draft: draft?.text ?? null, type, baseVersion: base.version }
}

/** What was kept, if it can be a draft. */
export function draftFrom(kept: string | null): Draft | null {
  try {
    const { text, from, version }: Partial<Record<keyof Draft, unknown>> = Object(JSON.parse(kept ?? 'null'))
    if (typeof text !== 'string' || typeof from !== 'string' || !isVersion(version)) return null
    return { text, from, version }
  } catch {
    return null
  }
}

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
