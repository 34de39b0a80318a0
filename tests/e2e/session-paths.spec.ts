import type { SessionFacts } from '#machines/session/session.machine.ts'
import { eachEventAndState, tours } from '../support/machine-paths.ts'
import { eventName, readKey, sessionPaths, situations } from '../support/session-model.ts'
import { expectNobody, expectSomebody, sessionNotice } from './support/members.ts'
import { isWaiting, SessionSurroundings } from './support/session-surroundings.ts'
import { expect, test } from './support/test.ts'

type Path = (typeof sessionPaths)[number]
type Place = ReturnType<typeof readKey>
/** What happens in one go: a check is over before anything else can happen. */
type Move = { name: string; source: Place | null; event: Path['event']; facts: SessionFacts | null; target: Place }

/**
 * A page reads what the browser keeps at once and never fails at it, so that nothing else can happen while it does.
 */
const paths = sessionPaths.filter(
  ({ source, event }) =>
    event.type !== 'xstate.error.actor.readFacts' &&
    (readKey(source).value !== 'checking' || event.type === 'xstate.done.actor.readFacts'),
)

/** Short ones: whatever was done before is over with a page. */
const walks = tours(paths, {
  longest: 25,
  wanted: eachEventAndState(paths, { eventName, stateName: (key) => readKey(key).value }),
})

function nameOf({ source, event, target }: Path): string {
  const [from, to] = [readKey(source), readKey(target)]
  return `${from.value}${from.isSignOutPending ? ' with a sign-out unheard' : ''} --${eventName(event)}--> ${to.value}`
}

const opening: Path['event'] = { type: 'page.opened' }

/** The moves of a walk: first the page opens, and every check that begins has its finding, the last one finds nobody. */
function movesOf(walk: readonly Path[]): Move[] {
  const end = walk.at(-1)?.target
  const finding = paths.find(({ source, event }) => source === end && factsOf(event) === situations.nobody)
  const steps = finding ? [...walk, finding] : walk
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]
    if (index === 0) return moveOf([step], { source: null, event: opening })
    if (isFinding(step)) return []
    return moveOf(next && isFinding(next) ? [step, next] : [step], { source: readKey(step.source), event: step.event })
  })
}

const isFinding = ({ source }: Path) => readKey(source).value === 'checking'

function moveOf(steps: readonly Path[], begin: Pick<Move, 'source' | 'event'>): Move {
  const end = steps.at(-1)
  if (!end) throw new Error('A move has at least one step.')
  return { ...begin, name: steps.map(nameOf).join(', '), facts: factsOf(end.event), target: readKey(end.target) }
}

const factsOf = (event: Path['event']) =>
  Object.values(situations).find((facts) => 'output' in event && facts === event.output) ?? null

/** The session ends by itself, and the visitor is told. */
const isEnd = ({ facts, event }: Move) => facts === situations.lostCookie || eventName(event).includes('ENDED')

async function bringAbout({ source, event, facts, target }: Move, browser: SessionSurroundings) {
  const call = browser.turnTo(target.value)
  if (event === opening) {
    await browser.arrange(facts ?? situations.nobody)
    await browser.page.goto('/')
    return
  }
  if (event.type.startsWith('xstate.error')) return call?.route.abort()
  if (event.type.startsWith('xstate.done')) {
    if (!call) throw new Error(`${source?.value} waits for nothing`)
    return eventName(event).includes('ENDED') ? browser.refuse(call) : browser.succeed(call)
  }
  await cause(event, facts, browser)
  if (call) await browser.giveUp(call)
}

async function cause(event: Path['event'], facts: SessionFacts | null, browser: SessionSurroundings) {
  if (event.type.startsWith('xstate.after.answerTimeout')) return browser.page.clock.fastForward(15_000)
  if (event.type.startsWith('xstate.after.checkInterval')) {
    if (facts) await browser.arrange(facts)
    return browser.page.clock.fastForward(300_000)
  }
  switch (event.type) {
    case 'window.focused':
      return browser.arrange(facts, 'focus')
    case 'network.returned':
      return browser.arrange(facts, 'online')
    case 'token.expired':
      return browser.meetExpiredToken()
    case 'member.authenticated':
      return browser.signIn()
    case 'member.changedElsewhere':
      return browser.changeElsewhere(Reflect.get(event, 'member') !== null)
    case 'member.updated':
      return browser.updateMember()
    case 'signOut.requested':
      return browser.requestSignOut()
    default:
      throw new Error(`Nothing is known to cause ${event.type}`)
  }
}

async function expectOutcome(move: Move, browser: SessionSurroundings) {
  const { value, member, isSignOutPending } = move.target
  const seen = { state: value, isSignOutPending, waitsFor: isWaiting(value) ? value : null }
  await expect.poll(() => browser.look(), { intervals: [10, 20, 50, 100] }).toEqual(seen)
  if (member !== null) await expectSomebody(browser.page)
  if (value !== 'signedOut') return
  await expectNobody(browser.page)
  const nothing = { hasSessionCookie: false, hasAccessToken: false, hasMember: false }
  expect(await browser.findKept()).toEqual(nothing)
  if (!isEnd(move)) return
  const notice = sessionNotice(browser.page)
  await expect(notice).toContainText('Your sign-in session has ended')
  await notice.getByRole('button', { name: 'Close this message' }).click()
}

for (const [index, walk] of walks.entries()) {
  test(`the page walks transitions of the session, walk ${index + 1} of ${walks.length}`, async ({
    page,
    context,
    baseURL,
    expectComplaint,
  }) => {
    test.setTimeout(120_000)
    expectComplaint(/Failed to load resource|Reading the member|Signing out/)
    const browser = new SessionSurroundings(page, await context.newPage())
    await browser.prepare(baseURL ?? '')
    for (const move of movesOf(walk)) {
      await test.step(move.name, async () => {
        await bringAbout(move, browser)
        await expectOutcome(move, browser)
      })
    }
    expect(browser.unexpected).toEqual([])
  })
}
