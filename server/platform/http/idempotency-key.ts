import { randomUUID } from 'node:crypto'

/** The key under which a repeat is known. Who sends none gets a new one, so that nothing of theirs is a repeat. */
export const keyOrNew = (key: string | null | undefined): string => key ?? randomUUID()
