import { inOrder, type OutboxEntry } from '#machines/outbox/outbox-entries.ts'
import { outboxEntryFrom } from './outbox-entry-from.ts'
import { OUTBOX_PREFIX } from './has-unsent-changes.ts'

/** What storage could not take, for as long as the page lives. */
const unsaved = new Map<string, OutboxEntry>()
/** The text under which the outbox of this tab knows each entry: only those may it change and remove. */
const known = new Map<string, string>()

/**
 * The entries of this device in the order in which they are sent, for the outbox to take. Each has its own key, so that tabs do
 * not overwrite each other's.
 */
export function takeOutbox(): readonly OutboxEntry[] {
  const entries = new Map(unsaved)
  for (const key of keysOf()) {
    const entry = outboxEntryFrom(textOf(key))
    if (entry !== null && key === OUTBOX_PREFIX + entry.id) entries.set(entry.id, entry)
  }
  known.clear()
  for (const entry of entries.values()) known.set(entry.id, JSON.stringify(entry))
  return inOrder([...entries.values()])
}

/** Whether an entry is still to be sent: another tab may have done so. */
export const isUnsent = (id: string): boolean => unsaved.has(id) || textOf(OUTBOX_PREFIX + id) !== null

/** Writes what the outbox of this tab has added or changed, and removes what it had and has no more. */
export function persistOutbox(entries: readonly OutboxEntry[]): void {
  const ids = new Set(entries.map(({ id }) => id))
  for (const id of known.keys()) {
    if (!ids.has(id)) removeStored(id)
  }
  for (const entry of entries) {
    const text = JSON.stringify(entry)
    if (known.get(entry.id) === text) continue
    known.set(entry.id, text)
    try {
      localStorage.setItem(OUTBOX_PREFIX + entry.id, text)
      unsaved.delete(entry.id)
    } catch {
      unsaved.set(entry.id, entry)
    }
  }
}

export function removeStored(id: string): void {
  known.delete(id)
  unsaved.delete(id)
  try {
    localStorage.removeItem(OUTBOX_PREFIX + id)
  } catch {
    // Nothing is kept there.
  }
}

function keysOf(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIX))
  } catch {
    return []
  }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
