import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { defineFeature, type IslandContext } from '#src/shared/runtime/define-feature.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { now, onIdle, onIntent } from '#src/shared/runtime/later-code.ts'
import { handleEvents, startIslands } from './start-features.ts'

const context: IslandContext = {
  queryClient: new QueryClient(),
  execute: () => Promise.reject(new Error('Nothing is asked here.')),
  version: '1.2.3',
  firstSearch: '',
  hasPage: () => true,
  prepareAddress: async () => {},
}

it('starts the islands of now in the order of the features, whichever comes first', async () => {
  const started: string[] = []
  const island = (name: string, wait: Promise<unknown>) =>
    defineFeature({
      islands: [
        now(async () => {
          await wait
          return { default: ({ version }) => void started.push(`${name} of ${version}`) }
        }),
      ],
    })
  const later = new Promise((resolve) => requestAnimationFrame(resolve))
  await startIslands([island('first', later), island('second', Promise.resolve())], context)
  expect(started).toEqual(['first of 1.2.3', 'second of 1.2.3'])
})

it('starts an island of idle without being waited for', async () => {
  const start = vi.fn<(context: IslandContext) => void>()
  const arrival = Promise.withResolvers<{ default: typeof start }>()
  await startIslands([defineFeature({ islands: [onIdle(() => arrival.promise)] })], context)
  expect(start).not.toHaveBeenCalled()
  arrival.resolve({ default: start })
  await expect.poll(() => start.mock.calls).toEqual([[context]])
})

it('loads the handler of an event on intent, and runs it for each event, once it is there', async () => {
  const handle = vi.fn<(theme: string, given: IslandContext) => void>()
  const load = vi.fn<() => Promise<{ default: typeof handle }>>(() => Promise.resolve({ default: handle }))
  handleEvents([defineFeature({ on: { 'theme.chosen': onIntent(load) } })], context)
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
