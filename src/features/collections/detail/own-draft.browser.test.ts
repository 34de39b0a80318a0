import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetUnsentTexts } from '#src/shared/storage/unsent-text.ts'
import { draftFrom, useOwnDraft } from './own-draft.ts'

beforeEach(forgetUnsentTexts)
afterEach(cleanup)

/** As it is shown with what is saved by then; a page that is opened again begins anew. */
function shownWith(text: string, version: number) {
  const { result, rerender } = renderHook((saved) => useOwnDraft(1, 'note 7', saved), {
    initialProps: { text, version },
  })
  return {
    shown: () => ({ draft: result.current.draft, baseVersion: result.current.baseVersion }),
    type: (typed: string | null) => act(() => result.current.type(typed)),
    meanwhile: (newText: string, newVersion: number) => rerender({ text: newText, version: newVersion }),
  }
}

it('goes with the newest version while the text is still the one that typing began with', () => {
  const { shown, type, meanwhile } = shownWith('Quiet', 3)
  expect(shown()).toEqual({ draft: null, baseVersion: 3 })
  type('Quiet, north facing')
  meanwhile('Quiet', 4)
  expect(shown()).toEqual({ draft: 'Quiet, north facing', baseVersion: 4 })
})

it('goes with the version that typing began with once the text is another one, also after a reload', () => {
  const { shown, type, meanwhile } = shownWith('Quiet', 3)
  type('Quiet, north')
  meanwhile('Too dear', 4)
  expect(shown()).toEqual({ draft: 'Quiet, north', baseVersion: 3 })
  type('Quiet, north facing')
  expect(shown()).toEqual({ draft: 'Quiet, north facing', baseVersion: 3 })
  cleanup()
  expect(shownWith('Too dear', 4).shown()).toEqual({ draft: 'Quiet, north facing', baseVersion: 3 })
})

it('begins with what is saved once it was sent', () => {
  const { shown, type, meanwhile } = shownWith('Quiet', 3)
  type('Quiet, north')
  meanwhile('Too dear', 4)
  type(null)
  expect(shown()).toEqual({ draft: null, baseVersion: 4 })
  type('Too dear by far')
  meanwhile('Sold', 5)
  expect(shown()).toEqual({ draft: 'Too dear by far', baseVersion: 4 })
})

it('is read from what was kept, if that can be one', () => {
  const draft = fc.record({ text: fc.string(), from: fc.string(), version: fc.nat() })
  fc.assert(
    fc.property(draft, (made) => {
      expect(draftFrom(JSON.stringify(made))).toEqual(made)
    }),
  )
  fc.assert(
    fc.property(fc.json(), (kept) => {
      expect(['string', 'undefined']).toContain(typeof draftFrom(kept)?.text)
    }),
  )
  for (const kept of [null, 'no JSON', '"Quiet"', '{"text":"a","from":"b"}', '{"text":"a","from":"b","version":-1}']) {
    expect(draftFrom(kept)).toBeNull()
  }
})
