import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { coverageOf } from '../support/machine-coverage.ts'
import { findMachines, problemsOf } from '../support/machine-findings.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'warming',
  states: {
    warming: { always: 'dark' },
    dark: { on: { pressed: [{ guard: ({ event }) => event['isBroken'] === true, target: 'broken' }, 'light'] } },
    light: { on: { pressed: 'dark' } },
    broken: {},
  },
})
const pressed = { type: 'pressed' }
const once = [pressed]

describe('what a model walks', () => {
  it('is told arrow by arrow, those of one event apart', () => {
    const { states, branches } = coverageOf(lamp, [
      {
        paths: [
          { steps: [], event: pressed },
          { steps: once, event: pressed },
        ],
      },
    ])
    expect(states.filter(({ isReached }) => !isReached).map(({ name }) => name)).toEqual(['broken'])
    expect(branches.map(({ name, walks }) => `${name}: ${walks > 0 ? 'walked' : 'never'}`)).toEqual([
      'warming --at once--> dark: walked',
      'dark --pressed [condition]--> broken: never',
      'dark --pressed--> light: walked',
      'light --pressed--> dark: walked',
    ])
  })

  it('is a problem where it leaves something out without a reason, or has a reason for nothing', () => {
    const coverage = coverageOf(lamp, [{ paths: [{ steps: [], event: pressed }] }])
    const unwalked = { 'dark --pressed [condition]--> broken': 'lamps do not break', 'nothing --ever--> here': 'why?' }
    expect(problemsOf(coverage, unwalked)).toEqual([
      'broken is never reached',
      'light --pressed--> dark is never walked, and nothing says why',
      'the reason for not walking nothing --ever--> here is out of date',
    ])
  })
})

it('every machine has a model that reaches each of its states and walks each of its arrows', async () => {
  const { findings, problems } = await findMachines()
  expect(problems).toEqual([])
  expect(findings.length).toBeGreaterThan(15)
})
