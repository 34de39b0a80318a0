import { expect, it } from 'vitest'
import { type BasedCommand, readinessOf, storedCommand } from './draft-command.ts'

const publish: BasedCommand = { baseRevision: 4, command: { kind: 'publish' } }
const sold: BasedCommand = {
  baseRevision: 4,
  command: { kind: 'changeState', state: 'completed', completedOn: null, completedPrice: ' $1.2m ' },
}
const otherPrice: BasedCommand = { baseRevision: 4, command: { ...sold.command, completedPrice: '$1.3m' } as never }

it('a command runs on the revision that was read', () => {
  expect(readinessOf({ revision: 4, lastCommand: 'publish' }, publish)).toBe('ready')
  expect(readinessOf({ revision: 4, lastCommand: null }, sold)).toBe('ready')
})

it('a command that was sent again is done, and any other is a conflict', () => {
  expect(storedCommand(sold)).toBe('changeState completed  $1.2m')
  const after = (lastCommand: string | null, revision = 5) => ({ revision, lastCommand })
  expect(readinessOf(after('publish'), publish)).toBe('done')
  expect(readinessOf(after('changeState completed  $1.2m'), sold)).toBe('done')
  expect(readinessOf(after('changeState completed  $1.2m'), otherPrice)).toBe('conflict')
  expect(readinessOf(after('delete'), publish)).toBe('conflict')
  expect(readinessOf(after(null), publish)).toBe('conflict')
  expect(readinessOf(after('publish', 6), publish)).toBe('conflict')
})
