import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { defineFeature, type IslandContext } from '#src/shared/feature/define-feature.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { handleEvents, startIslands } from './start-features.ts'

const context: IslandContext = {
  queryClient: new QueryClient(),
  execute: () => Promise.reject(new Error('Nothing is asked here.')),
  version: '1.2.3',
  firstSearch: '',
  hasPage: () => true,
  prepareAddress: async () => {},
}

it('starts the islands of load in the order of the features, whichever comes first', async () => {
  const started: string[] = []
  const island = (name: string, wait: Promise<unknown>) =>
    defineFeature({
      islands: [
        {
          when: 'load',
          load: async () => {
            await wait
            return { default: ({ version }) => void started.push(`${name} of ${version}`) }
          },
        },
      ],
    })
  const later = new Promise((resolve) => requestAnimationFrame(resolve))
  await startIslands([island('first', later), island('second', Promise.resolve())], context)
  expect(started).toEqual(['first of 1.2.3', 'second of 1.2.3'])
})

it('starts an island of intent when the visitor turns to its place, and not before', async () => {
  const place = document.createElement('div')
  place.dataset['place'] = ''
  document.body.append(place)
  const start = vi.fn<(context: IslandContext) => void>()
  const load = vi.fn<() => Promise<{ default: typeof start }>>(() => Promise.resolve({ default: start }))
  await startIslands([defineFeature({ islands: [{ when: 'intent', at: '[data-place]', load }] })], context)
  expect(load).not.toHaveBeenCalled()
  place.dispatchEvent(new Event('pointerover'))
  await expect.poll(() => start.mock.calls).toEqual([[context]])
  place.remove()
})

it('loads the handler of an event on intent, and runs it for each event, once it is there', async () => {
  const handle = vi.fn<(theme: string, given: IslandContext) => void>()
  const load = vi.fn<() => Promise<{ default: typeof handle }>>(() => Promise.resolve({ default: handle }))
  handleEvents([defineFeature({ on: { 'theme.chosen': load } })], context)
  expect(load).not.toHaveBeenCalled()
  emit('event.intended', 'signOut.requested')
  expect(load).not.toHaveBeenCalled()
  emit('event.intended', 'theme.chosen')
  expect(load).toHaveBeenCalledOnce()
  emit('theme.chosen', 'dark')
  emit('theme.chosen', 'light')
  await expect
    .poll(() => handle.mock.calls)
    .toEqual([
      ['dark', context],
      ['light', context],
    ])
  expect(load).toHaveBeenCalledOnce()
})
