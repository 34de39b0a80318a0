import type { MemberRecord, RefreshTokenRecord, SessionRecord } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import { Refusal } from '../../refusal.ts'

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

/** Ends a session; its tokens hold no more. */
export const endSession = ({ sessions }: World, { id }: SessionRecord): void =>
  void sessions.updateMany({ where: { id: { equals: id } }, data: { isOver: true } })

/** Uses up a refresh token (docs/product.md, section 9.3): a second use ends the session, unless it is the same call again. */
export function rotateSession(world: World, token: string | null, key: string | null): SessionRecord {
  const presented = refreshTokenOf(world, token)
  const session = presented && sessionOf(world, presented)
  if (presented === null || session == null || session.isOver) throw sessionEnded()
  if (presented.isUsed) {
    const isRepeat =
      key !== null && presented.usedWithKey === key && presented.turn === currentToken(world, session).turn - 1
    if (isRepeat) return session
    endSession(world, session)
    throw sessionEnded()
  }
  const turn = presented.turn + 1
  const next = (text: string): string => text.replace(/\d+$/, String(turn))
  const accessToken = next(session.accessToken)
  world.refreshTokens.updateMany({
    where: { token: { equals: presented.token } },
    data: { isUsed: true, usedWithKey: key },
  })
  addRefreshToken(world, session, next(presented.token), turn)
  world.sessions.updateMany({ where: { id: { equals: session.id } }, data: { accessToken } })
  return { ...session, accessToken }
}

const refreshTokenOf = ({ refreshTokens }: World, token: string | null): RefreshTokenRecord | null =>
  refreshTokens.getAll().find((each) => each.token === token) ?? null

const sessionOf = ({ sessions }: World, { sessionId }: RefreshTokenRecord): SessionRecord | null =>
  sessions.getAll().find(({ id }) => id === sessionId) ?? null

function currentToken({ refreshTokens }: World, { id }: SessionRecord): RefreshTokenRecord {
  const current = refreshTokens.getAll().find(({ sessionId, isUsed }) => sessionId === id && !isUsed)
  if (current === undefined) throw new Error(`The session ${id} has no refresh token`)
  return current
}

/** The session that a refresh token holds for; null when it was used or its session is over. */
export function livingSession(world: World, token: string | null): SessionRecord | null {
  const presented = refreshTokenOf(world, token)
  const session = presented === null || presented.isUsed ? null : sessionOf(world, presented)
  return session?.isOver ? null : session
}

/** Who a request speaks for; null for nobody. Refuses a token that does not hold. */
export function callerOf(world: World, headers: Headers): { member: MemberRecord; session: SessionRecord } | null {
  const header = headers.get('authorization')
  if (header === null) return null
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  const session = world.sessions.getAll().find((each) => !each.isOver && each.accessToken === token)
  const member = world.members.getAll().find(({ id }) => id === session?.memberId)
  if (session === undefined || member === undefined) throw sessionEnded()
  return { member, session }
}

export const sessionCookies = (world: World, session: SessionRecord): Cookie[] => [
  {
    name: 'refresh',
    value: currentToken(world, session).token,
    path: '/api/auth',
    maxAge: THIRTY_DAYS,
    isHidden: true,
  },
  { name: 'auth', value: '1', path: '/', maxAge: THIRTY_DAYS },
  { name: 'accessToken', value: session.accessToken, path: '/', maxAge: FIFTEEN_MINUTES },
]

export const clearedCookies: readonly Cookie[] = [
  { name: 'refresh', value: '', path: '/api/auth', maxAge: 0, isHidden: true },
  { name: 'auth', value: '', path: '/', maxAge: 0 },
  { name: 'accessToken', value: '', path: '/', maxAge: 0 },
]

export const cookieText = ({ name, value, path, maxAge, isHidden }: Cookie): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${isHidden ? '; HttpOnly' : ''}`
