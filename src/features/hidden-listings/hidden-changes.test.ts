import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NO_CHANGES, withChange, withChanges, withoutSent } from './hidden-changes.ts'

it('keeps the last word on each home', () => {
  const hidden = withChange(NO_CHANGES, 'hide', [3, 4])
  expect(hidden).toEqual({ hide: [3, 4], show: [] })
  expect(withChange(hidden, 'show', [4])).toEqual({ hide: [3], show: [4] })
  expect(withChange(withChange(hidden, 'show', [4]), 'hide', [4])).toEqual({ hide: [4, 3], show: [] })
})

it('sends what was changed back while it was sent', () => {
  const sent = withChange(NO_CHANGES, 'hide', [3, 4])
  expect(withoutSent(withChange(sent, 'show', [4]), sent)).toEqual({ hide: [], show: [4] })
  expect(withoutSent(sent, sent)).toEqual(NO_CHANGES)
})

const listingIds = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
const step = fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const), listingIds })

it('shows what was meant, and comes to the same on the server, whenever it is sent', () => {
  fc.assert(
    fc.property(listingIds, fc.array(fc.record({ step, isSent: fc.boolean() })), (first, story) => {
      const meant = new Set(first)
      let server = [...first]
      let changes = NO_CHANGES
      for (const { step: change, isSent } of story) {
        for (const id of change.listingIds) {
          if (change.kind === 'hide') meant.add(id)
          else meant.delete(id)
        }
        changes = withChange(changes, change.kind, change.listingIds)
        expect(new Set(withChanges(server, changes))).toEqual(meant)
        if (!isSent) continue
        const { hide, show } = changes
        server = [...new Set([...hide, ...server])].filter((id) => !show.includes(id))
        changes = withoutSent(changes, changes)
      }
      expect(new Set(withChanges(server, changes))).toEqual(meant)
    }),
  )
})
