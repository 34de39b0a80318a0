import { SIGN_IN_AGAIN } from '#domain/permissions/recent-sign-in.copy.ts'
import { isRecentSignIn } from '#domain/permissions/recent-sign-in.ts'
import { Refusal } from '../refusal.ts'
import type { MemberRecord, SessionRecord } from '../world/members.ts'
import { find, update } from '../world/table.ts'
import type { World } from '../world/world.ts'

const FIFTEEN_MINUTES = 900
const THIRTY_DAYS = 2_592_000

export type Cookie = { name: string; value: string; path: string; maxAge: number; isHidden?: boolean }

export const sessionEnded = () => new Refusal('SESSION_ENDED', 'Your sign-in session has ended.')

/** Begins a session; the mocks' tokens are readable and never expire by themselves. */
export function beginSession(world: World, member: MemberRecord, device: string): SessionRecord {
  const number = world.sessions.getAll().length + 1
  const session = world.sessions.create({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    memberId: member.id,
    device,
    startedAt: world.now,
    lastSeenAt: world.now,
    isOver: false,
    accessToken: `mock-access-${number}-1`,
  })
  addRefreshToken(world, session, `mock-refresh-token-${number}-1`, 1)
  return session
}

const addRefreshToken = ({ refreshTokens }: World, { id }: SessionRecord, token: string, turn: number) =>
  void refreshTokens.create({ token, sessionId: id, turn, isUsed: false, usedWithKey: null })

export const endSession = ({ sessions }: World, { id }: SessionRecord): void =>
  update(sessions, { id }, { isOver: true })

/** Uses up a refresh token (docs/product.md, section 9.3): a second use ends the session, unless it is the same call again. */
export function rotateSession(world: World, token: string | undefined, key: string | null): SessionRecord {
  const presented = find(world.refreshTokens, { token })
  const session = find(world.sessions, { id: presented?.sessionId })
  if (presented === undefined || session === undefined || session.isOver) throw sessionEnded()
  if (presented.isUsed) {
    const isRepeat = key !== null && presented.usedWithKey === key
    if (isRepeat && presented.turn === currentToken(world, session).turn - 1) return session
    endSession(world, session)
    throw sessionEnded()
  }
  const turn = presented.turn + 1
  const next = (text: string): string => text.replace(/\d+$/, String(turn))
  const accessToken = next(session.accessToken)
  update(world.refreshTokens, { token }, { isUsed: true, usedWithKey: key })
  addRefreshToken(world, session, next(presented.token), turn)
  update(world.sessions, { id: session.id }, { accessToken })
  return { ...session, accessToken }
}

function currentToken({ refreshTokens }: World, { id }: SessionRecord) {
  const current = find(refreshTokens, { sessionId: id, isUsed: false })
  if (current === undefined) throw new Error(`The session ${id} has no refresh token`)
  return current
}

/** The session that a refresh token holds for; none when it was used or its session is over. */
export function livingSession(world: World, token: string | undefined): SessionRecord | undefined {
  const presented = find(world.refreshTokens, { token, isUsed: false })
  return presented && find(world.sessions, { id: presented.sessionId, isOver: false })
}

/** Who a request speaks for, with the session; null for nobody. Refuses a token that does not hold. */
export function callOf(world: World, headers: Headers): { member: MemberRecord; session: SessionRecord } | null {
  const header = headers.get('authorization')
  if (header === null) return null
  const session = find(world.sessions, { isOver: false, accessToken: /^Bearer (\S+)$/i.exec(header)?.[1] })
  const member = find(world.members, { id: session?.memberId })
  if (session === undefined || member === undefined) throw sessionEnded()
  return { member, session }
}

/** Who a request speaks for; null for nobody. Refuses a token that does not hold. */
export const callerOf = (world: World, headers: Headers): MemberRecord | null => callOf(world, headers)?.member ?? null

/** Refuses nobody with UNAUTHENTICATED. */
export function requireCaller(world: World, headers: Headers, message = 'Please log in first.'): MemberRecord {
  const caller = callerOf(world, headers)
  if (caller === null) throw new Refusal('UNAUTHENTICATED', message)
  return caller
}

/** Refuses what staff change of somebody else's where they have not logged in recently; call it before the change. */
export function requireRecentSignIn(world: World, headers: Headers): void {
  if (isRecentSignIn(callOf(world, headers)?.session.startedAt, world.now)) return
  throw new Refusal('SIGN_IN_AGAIN', SIGN_IN_AGAIN)
}

const refreshCookie = { name: 'refresh', path: '/api/auth', isHidden: true }

export const sessionCookies = (world: World, session: SessionRecord): Cookie[] => [
  { ...refreshCookie, value: currentToken(world, session).token, maxAge: THIRTY_DAYS },
  { name: 'auth', value: '1', path: '/', maxAge: THIRTY_DAYS },
  { name: 'accessToken', value: session.accessToken, path: '/', maxAge: FIFTEEN_MINUTES },
]

export const clearedCookies: readonly Cookie[] = [
  { ...refreshCookie, value: '', maxAge: 0 },
  { name: 'auth', value: '', path: '/', maxAge: 0 },
  { name: 'accessToken', value: '', path: '/', maxAge: 0 },
]

export const cookieText = ({ name, value, path, maxAge, isHidden }: Cookie): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${isHidden ? '; HttpOnly' : ''}`
