import type { TypedState } from './draft-state-change.ts'

/** What somebody does with a draft beside typing, on the revision that they read. */
export type BasedCommand = {
  baseRevision: number
  command: { kind: 'publish' | 'delete' } | ({ kind: 'changeState' } & TypedState)
}

/** A command as drafts store the one that led to their revision. */
export function storedCommand({ command }: Pick<BasedCommand, 'command'>): string {
  if (command.kind !== 'changeState') return command.kind
  const { kind, state, completedOn, completedPrice } = command
  return [kind, state, completedOn?.trim() ?? '', completedPrice?.trim() ?? ''].join(' ')
}

/**
 * Whether a command may run: it is done where it led to the revision already, so that it may be sent again, and a conflict where somebody
 * changed the draft meanwhile (docs/product.md, section 31.2).
 */
export function readinessOf(
  { revision, lastCommand }: { revision: number; lastCommand: string | null },
  based: BasedCommand,
): 'ready' | 'done' | 'conflict' {
  if (revision === based.baseRevision) return 'ready'
  return revision === based.baseRevision + 1 && lastCommand === storedCommand(based) ? 'done' : 'conflict'
}
