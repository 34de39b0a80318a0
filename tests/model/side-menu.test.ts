import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { sideMenuMachine } from '#machines/side-menu/side-menu.machine.ts'
import { definedTransitions, transitionTable } from '../support/machine-paths.ts'
import { sideMenuEvents, sideMenuPaths } from '../support/side-menu-model.ts'

function start() {
  const done: string[] = []
  const actor = createActor(
    sideMenuMachine.provide({
      actions: {
        holdPageStill: () => done.push('holdPageStill'),
        letPageScroll: () => done.push('letPageScroll'),
        giveFocusBack: () => done.push('giveFocusBack'),
      },
    }),
  ).start()
  return { actor, done }
}

describe('the side menu', () => {
  it.each(sideMenuPaths)('walks $name', ({ steps, event, target }) => {
    const { actor } = start()
    for (const step of [...steps, event]) actor.send(step)
    expect(JSON.stringify(actor.getSnapshot().value)).toBe(target)
  })

  it('leaves no transition unwalked', () => {
    const walked = new Set(sideMenuPaths.map(({ source, event }) => `${source} --${event.type}`))
    expect(definedTransitions(sideMenuMachine).filter((transition) => !walked.has(transition))).toEqual([])
    expect(walked.size).toBe(4)
  })

  it('answers each event in each state as it always did', () => {
    expect(transitionTable(sideMenuPaths, sideMenuEvents)).toEqual({
      '"closed"': { 'menu.opened': '"open"', 'menu.dismissed': null, 'link.followed': null, 'screen.widened': null },
      '"open"': {
        'menu.opened': null,
        'menu.dismissed': '"closed"',
        'link.followed': '"closed"',
        'screen.widened': '"closed"',
      },
    })
  })

  it('holds the page still while it is open, and gives the focus back when it is dismissed', () => {
    const { actor, done } = start()
    actor.send({ type: 'menu.opened' })
    expect(done).toEqual(['holdPageStill'])
    actor.send({ type: 'menu.dismissed' })
    expect(done).toEqual(['holdPageStill', 'letPageScroll', 'giveFocusBack'])
  })

  it('lets the new page take the focus when a link was followed', () => {
    const { actor, done } = start()
    actor.send({ type: 'menu.opened' })
    actor.send({ type: 'link.followed' })
    expect(done).toEqual(['holdPageStill', 'letPageScroll'])
  })

  it('says which action it misses when nothing was handed in', () => {
    const errors: unknown[] = []
    const actor = createActor(sideMenuMachine)
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start().send({ type: 'menu.opened' })
    expect(String(errors[0])).toContain('sideMenuMachine needs provide() with holdPageStill')
  })
})
