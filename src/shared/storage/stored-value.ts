/** One value of this browser's storage. Reading and writing never throw, whatever the browser allows. */
export type StoredValue<T> = {
  /** The same object until it changes. */
  read: () => T
  write: (value: T) => void
  /** Tells of changes here and in other tabs; returns how to stop. */
  onChange: (listener: () => void) => () => void
}

/**
 * A value kept under a key. What is found there is trusted only as far as `validate` takes it; null means nothing is
 * there. Where storage is blocked or full the value lives as long as the page. `area`: the session's storage for what belongs to one tab.
 */
export function storedValue<T>(
  key: string,
  validate: (found: unknown) => T,
  area: () => Storage = () => localStorage,
): StoredValue<T> {
  const listeners = new Set<() => void>()
  let unsaved: string | null = null
  let known: { text: string | null; value: T } | null = null

  const notifyAll = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return
    unsaved = null
    notifyAll()
  }
  return {
    read() {
      const text = unsaved ?? readText(key, area)
      if (known?.text !== text) known = { text, value: validate(parse(text)) }
      return known.value
    },
    write(value) {
      const text = JSON.stringify(value)
      unsaved = writeText(key, text, area) ? null : text
      notifyAll()
    },
    onChange(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

function readText(key: string, area: () => Storage): string | null {
  try {
    return area().getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string, area: () => Storage): boolean {
  try {
    area().setItem(key, text)
    return true
  } catch {
    return false
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
