import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { mermaidDiagram } from './mermaid-diagram.ts'

describe('the diagram of a machine', () => {
  it('draws events, guards, delays, outcomes of actors, always and final states', () => {
    const machine = setup({
      actors: { sendEnquiry: fromPromise(() => Promise.resolve(true)) },
      guards: { wasAccepted: () => true },
      delays: { answerTimeout: 10 },
    }).createMachine({
      id: 'enquiry',
      initial: 'editing',
      states: {
        editing: { on: { 'enquiry.submitted': 'sending', 'draft.changed': { actions: [] } } },
        sending: {
          invoke: {
            src: 'sendEnquiry',
            onDone: [{ guard: 'wasAccepted', target: 'sent' }, { target: 'editing' }],
            onError: 'editing',
          },
          after: { answerTimeout: 'editing' },
        },
        sent: { always: 'closed' },
        closed: { type: 'final' },
      },
    })
    expect(mermaidDiagram(machine)).toBe(`stateDiagram-v2
  [*] --> editing
  state "editing" as editing
  state "sending" as sending
  state "sent" as sent
  state "closed" as closed
  closed --> [*]
  editing --> sending: enquiry.submitted
  editing --> editing: draft.changed
  sending --> sent: done sendEnquiry [wasAccepted]
  sending --> editing: done sendEnquiry
  sending --> editing: error sendEnquiry
  sending --> editing: after answerTimeout
  sent --> closed: always`)
  })

  it('draws a parallel root as one state around its regions, and states inside states', () => {
    const machine = setup({}).createMachine({
      id: 'session',
      type: 'parallel',
      states: {
        network: { initial: 'online', states: { online: { on: { lost: 'offline' } }, offline: {} } },
        tab: {},
      },
    })
    expect(mermaidDiagram(machine)).toBe(`stateDiagram-v2
  state "session" as session {
    state "network" as network {
      [*] --> network_online
      state "online" as network_online
      state "offline" as network_offline
    }
    --
    state "tab" as tab
  }
  network_online --> network_offline: lost`)
  })
})
