import { describe, expect, it } from 'vitest'
import {
  afterPremierAct,
  mayMakePremier,
  mayReadPremier,
  possiblePremierActs,
  type PremierAct,
  type PremierFacts,
  premierState,
  premierSteps,
  type StoredPremier,
} from './premier-workflow.ts'

const all: PremierFacts = { hasPortrait: true, bioLength: 100, pastSaleCount: 3, reviewCount: 3, hasQuickReply: true }
const stored = (state: StoredPremier['state'], isContactConfirmed = false): StoredPremier => ({
  state,
  isContactConfirmed,
  revision: 1,
})
const open = (facts: Partial<PremierFacts>, workflow: StoredPremier | null = stored('running', true)) =>
  premierSteps({ ...all, ...facts }, workflow).flatMap(({ name, isDone }) => (isDone ? [] : name))

describe('the steps', () => {
  it.each([
    [{}, []],
    [{ hasPortrait: false }, ['profile']],
    [{ bioLength: 99 }, ['profile']],
    [{ pastSaleCount: 2 }, ['pastSales']],
    [{ reviewCount: 2 }, ['reviews']],
    [{ hasQuickReply: false }, ['reply']],
  ])('with %o these are open: %o', (facts, expected) => {
    expect(open(facts)).toEqual(expected)
  })

  it('have one for staff: the contact details', () => {
    expect(open({}, stored('running'))).toEqual(['contact'])
    expect(premierSteps(all, null).filter(({ isByStaff }) => isByStaff)).toEqual([
      { name: 'contact', isDone: false, isByStaff: true },
    ])
  })
})

it.each([
  [null, {}, 'notStarted'],
  [stored('running'), { reviewCount: 0 }, 'waitingForAgent'],
  [stored('running'), {}, 'readyForStaff'],
  [stored('running', true), {}, 'readyForStaff'],
  [stored('completed', true), { reviewCount: 0 }, 'completed'],
  [stored('stopped'), {}, 'stopped'],
] as const)('%o with %o is %s', (workflow, facts, state) => {
  expect(premierState(premierSteps({ ...all, ...facts }, workflow), workflow)).toBe(state)
})

describe('what staff do', () => {
  const steps = (isDone: boolean) => premierSteps(isDone ? all : { ...all, reviewCount: 0 }, stored('running', isDone))
  const after = (act: PremierAct, workflow: StoredPremier | null, isDone = true) => {
    const found = afterPremierAct(act, workflow, steps(isDone))
    return found === null || found === 'same' ? found : `${found.state}${found.isContactConfirmed ? ' confirmed' : ''}`
  }

  it.each([
    ['start', ['running', 'same', null, 'running']],
    ['confirmContact', [null, 'running confirmed', null, null]],
    ['complete', [null, 'completed', 'same', null]],
    ['stop', [null, 'stopped', 'stopped', 'same']],
  ] as const)('%s: of none, one that runs, is completed, is stopped', (act, expected) => {
    expect([null, stored('running'), stored('completed'), stored('stopped')].map((each) => after(act, each))).toEqual(
      expected,
    )
  })

  it('is completed once every step is done', () => {
    expect(after('complete', stored('running', true), false)).toBe(null)
    expect(after('confirmContact', stored('running', true))).toBe('same')
  })

  it('is what is possible now', () => {
    expect(possiblePremierActs(null, steps(true))).toEqual(['start'])
    expect(possiblePremierActs(stored('running'), steps(false))).toEqual(['confirmContact', 'stop'])
    expect(possiblePremierActs(stored('running', true), steps(true))).toEqual(['complete', 'stop'])
    expect(possiblePremierActs(stored('completed', true), steps(true))).toEqual(['stop'])
  })
})

it('is read by staff with the claim and by the agent', () => {
  const staff = { agents_permission: ['CanTriggerPremierAgentWorkflow'] }
  expect([mayMakePremier(staff), mayMakePremier({ agents_permission: ['CanGenerateVideo'] })]).toEqual([true, false])
  expect(mayReadPremier({ claims: staff, agentId: null }, 7)).toBe(true)
  expect(mayReadPremier({ claims: {}, agentId: 7 }, 7)).toBe(true)
  expect(mayReadPremier({ claims: {}, agentId: 8 }, 7)).toBe(false)
})
