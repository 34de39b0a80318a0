import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { galleryMachine } from '#machines/gallery/gallery.machine.ts'
import { galleryPaths } from '../support/gallery-model.ts'
import { definedTransitions } from '../support/machine-paths.ts'

const counts = { photos: 3, floorPlans: 1, videos: 0, tours: 1 }
const paths = galleryPaths(counts)

function start() {
  const actor = createActor(galleryMachine, { input: { counts } }).start()
  const shown = () => {
    const { value, context } = actor.getSnapshot()
    return `${value} ${context.section} ${context.index + 1}`
  }
  return { actor, shown }
}

describe('the viewer of pictures', () => {
  it.each(paths)('walks $name', ({ steps, event, target }) => {
    const { actor } = start()
    for (const step of [...steps, event]) actor.send(step)
    const { value, context } = actor.getSnapshot()
    expect(`${JSON.stringify(value)} ${JSON.stringify(context)}`).toBe(target)
  })

  it('leaves no transition unwalked', () => {
    const walked = new Set(paths.map(({ source, event }) => `${source.split(' ')[0]} --${event.type}`))
    expect(definedTransitions(galleryMachine).filter((transition) => !walked.has(transition))).toEqual([])
    expect(walked.size).toBe(8)
  })

  it('answers each event in each state as it always did', () => {
    const place = (key: string) => {
      const [, value = '', section = '', index = ''] = /^"(\w+)".*"section":"(\w+)","index":(\d+)/.exec(key) ?? []
      return `${value} ${section} ${index}`
    }
    const lines = paths.map(({ source, event, target }) => {
      const { type, ...detail } = event
      return `${place(source)} --${type} ${Object.values(detail).join(' ')}--> ${place(target)}`
    })
    expect(lines).toMatchSnapshot()
  })

  it('stops at the first and the last picture', () => {
    const { actor, shown } = start()
    actor.send({ type: 'picture.opened', section: 'photos', index: 1 })
    expect(shown()).toBe('open photos 2')
    for (const expected of ['open photos 3', 'open photos 3']) {
      actor.send({ type: 'next.pressed' })
      expect(shown()).toBe(expected)
    }
    actor.send({ type: 'first.pressed' })
    actor.send({ type: 'previous.pressed' })
    expect(shown()).toBe('open photos 1')
  })

  it('never shows a section without anything in it, nor a place beyond its end', () => {
    const { actor, shown } = start()
    actor.send({ type: 'picture.opened', section: 'videos', index: 0 })
    expect(shown()).toBe('closed photos 1')
    actor.send({ type: 'picture.opened', section: 'photos', index: 99 })
    expect(shown()).toBe('open photos 3')
    actor.send({ type: 'section.chosen', section: 'videos' })
    actor.send({ type: 'picture.reached', index: 3 })
    actor.send({ type: 'picture.reached', index: -1 })
    expect(shown()).toBe('open photos 3')
  })
  it('reaches the first picture also by a swipe', () => {
    const { actor, shown } = start()
    actor.send({ type: 'picture.opened', section: 'photos', index: 1 })
    actor.send({ type: 'picture.reached', index: 0 })
    expect(shown()).toBe('open photos 1')
  })
})
