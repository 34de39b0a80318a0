import fc from 'fast-check'
import type { ActorReport, InspectorMessage, PageFacts, Plain, Step } from '#machines/inspector/inspector-messages.ts'

/** A page with one machine and one step, for tests; each part can be other. */
export const page: PageFacts = { id: 'p1', title: 'Home', path: '/' }
export const actor = (other: Partial<ActorReport> = {}): ActorReport => ({
  sessionId: 'x:0',
  parentId: null,
  name: 'sideMenu',
  chart: chart('sideMenu'),
  state: { status: 'active', value: 'closed', data: {} },
  ...other,
})
export const step = (number: number, other: Partial<Step> = {}): Step => ({
  number,
  at: 1000 + number,
  from: null,
  to: 'x:0',
  event: { type: 'menu.opened' },
  before: 'closed',
  after: null,
  ...other,
})
export const present = (other: Partial<InspectorMessage & { kind: 'page.present' }> = {}): InspectorMessage => ({
  kind: 'page.present',
  page,
  actors: [actor()],
  steps: [],
  ...other,
})

const chart = (key: string): NonNullable<ActorReport['chart']> => ({
  id: '',
  key,
  type: 'atomic',
  isInitial: true,
  tags: [],
  invokes: [],
  transitions: [],
  states: [],
})

// What JSON.parse gives is plain; -0 would come back as 0.
const anyPlain = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Plain)
const anyText = fc.string({ unit: 'grapheme', maxLength: 5 })
const textOrNull = fc.option(anyText)
/** Charts of so many levels at most: without an end to it the arbitrary recurses until the stack is full. */
const anyChartOf = (levels: number): fc.Arbitrary<NonNullable<ActorReport['chart']>> =>
  fc.record({
    id: anyText,
    key: anyText,
    type: fc.constantFrom('atomic', 'compound', 'parallel', 'final', 'history'),
    isInitial: fc.boolean(),
    tags: fc.array(anyText, { maxLength: 2 }),
    invokes: fc.array(anyText, { maxLength: 2 }),
    transitions: fc.array(
      fc.record({
        event: anyText,
        guard: textOrNull,
        targets: fc.array(anyText, { maxLength: 2 }),
        actions: fc.array(anyText, { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    states: levels === 1 ? fc.constant([]) : fc.array(anyChartOf(levels - 1), { maxLength: 2 }),
  })
const anyState = fc.record({ status: anyText, value: anyPlain, data: anyPlain })
const anyActor = fc.record({
  sessionId: anyText,
  parentId: textOrNull,
  name: anyText,
  chart: fc.option(anyChartOf(3)),
  state: anyState,
})
const anyStep = fc.record({
  number: fc.nat(),
  at: fc.nat(),
  from: textOrNull,
  to: anyText,
  event: fc.record({ type: anyText, detail: anyPlain }),
  before: textOrNull,
  after: textOrNull,
})
const anyPage = fc.record({ id: anyText, title: anyText, path: anyText })

/** Every kind of message that pages and the inspector send. */
export const anyMessage: fc.Arbitrary<InspectorMessage> = fc.oneof(
  fc.record({ kind: fc.constant('pages.asked' as const) }),
  fc.record({
    kind: fc.constant('page.present' as const),
    page: anyPage,
    actors: fc.array(anyActor, { maxLength: 2 }),
    steps: fc.array(anyStep, { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('page.left' as const), pageId: anyText }),
  fc.record({ kind: fc.constant('actor.started' as const), pageId: anyText, actor: anyActor }),
  fc.record({ kind: fc.constant('event.sent' as const), page: anyPage, step: anyStep }),
  fc.record({
    kind: fc.constant('actor.moved' as const),
    pageId: anyText,
    sessionId: anyText,
    state: anyState,
    number: fc.option(fc.nat()),
    after: textOrNull,
  }),
)
