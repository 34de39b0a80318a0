import { useMemo, useSyncExternalStore } from 'react'
import type { SavedPost } from '#machines/post-editor/post-editor.ts'
import { currentMember } from '#src/shared/session/current-member.ts'
import { onSessionChange } from '#src/shared/session/session-view.ts'
import { storedValue } from './stored-value.ts'

/** Under what a draft is kept, before its subject. */
const postKinds = ['post', 'review', 'locationReview', 'listingDraft'] as const
export type PostKind = (typeof postKinds)[number]

const SENT = 'sent'
type SavedDraft = { form: unknown; revision: string | null; idempotencyKey: string; owner: number | null }

const savedUnder = (kind: PostKind, subject: string) => storedValue(`${kind}:${subject}`, savedFrom)
const isFor = (saved: SavedDraft, owner: number | null) => saved.owner === null || saved.owner === owner

/**
 * What is typed of one post, in every tab alike (docs/product.md, section 7.15). It belongs to the member who typed it, and is shown to no other;
 * what was typed logged out is for whoever logs in. One that is open stays with its member after their session has ended.
 */
export function postDraft<Form>(kind: PostKind, subject: string, formFrom: (found: unknown) => Form) {
  const saved = savedUnder(kind, subject)
  let owner: number | null = null
  const ownerNow = () => currentMember()?.id ?? owner
  return {
    read(): SavedPost<Form> | typeof SENT | null {
      const found = saved.read()
      if (found === null || found === SENT) return found
      if (!isFor(found, ownerNow())) return null
      owner ??= found.owner
      return { form: formFrom(found.form), revision: found.revision, idempotencyKey: found.idempotencyKey }
    },
    save({ form, revision, idempotencyKey }: SavedPost<Form>) {
      owner = ownerNow()
      saved.write({ form, revision, idempotencyKey, owner })
    },
    markAsSent: () => saved.write(SENT),
    clear: () => saved.write(null),
    /** Whether its member has signed out, or another member is there. */
    isOver(): boolean {
      if (owner === null) return false
      const member = currentMember()
      return member === null ? saved.read() === null : member.id !== owner
    },
    /** Tells of other tabs alone. */
    onChangeElsewhere: (listener: () => void) => savedUnder(kind, subject).onChange(listener),
  }
}

/** Whether something was typed; the editor is code for later, and is not needed to know. */
export function useIsDraftBegun(kind: PostKind, subject: string): boolean {
  const saved = useMemo(() => savedUnder(kind, subject), [kind, subject])
  return useSyncExternalStore(
    (listener) => {
      const stops = [saved.onChange(listener), onSessionChange(listener)]
      return () => stops.forEach((stop) => stop())
    },
    () => {
      const found = saved.read()
      return found !== null && found !== SENT && isFor(found, currentMember()?.id ?? null)
    },
    () => false,
  )
}

/**
 * Whoever signs out leaves no post that they began, nor one that they took over when they logged in. What an agent typed of a listing is
 * work of their office: it waits for them, and is shown to no other (docs/product.md, section 31.10).
 */
export function clearPostDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const kind = postKinds.find((each) => key.startsWith(`${each}:`))
      if (kind !== undefined && !isListingOfMember(kind, key)) localStorage.removeItem(key)
    }
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

function isListingOfMember(kind: PostKind, key: string): boolean {
  const saved = kind === 'listingDraft' ? storedValue(key, savedFrom).read() : null
  return saved !== null && saved !== SENT && saved.owner !== null
}

function savedFrom(found: unknown): SavedDraft | typeof SENT | null {
  if (found === SENT) return SENT
  // Each part is looked at before it is taken.
  const { form, revision, idempotencyKey, owner } = Object(found) as Record<keyof SavedDraft, unknown>
  if (typeof idempotencyKey !== 'string' || !/^[\w-]{16,100}$/.test(idempotencyKey)) return null
  return {
    form,
    revision: typeof revision === 'string' ? revision : null,
    idempotencyKey,
    owner: typeof owner === 'number' ? owner : null,
  }
}
