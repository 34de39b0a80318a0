import type { MemberRecord, SessionRecord } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import { Refusal } from '../../refusal.ts'

const FIFTEEN_MINUTES = 900
const THIRTY_DAYS = 2_592_000

export type Cookie = { name: string; value: string; path: string; maxAge: number; isHidden?: boolean }

export const sessionEnded = () => new Refusal('SESSION_ENDED', 'Your sign-in session has ended.')

/** Begins a session; the mocks' tokens are readable and never expire by themselves. */
export function beginSession(world: World, member: MemberRecord, device: string): SessionRecord {
  const number = world.sessions.length + 1
  const session: SessionRecord = {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    memberId: member.id,
    device,
    startedAt: world.now,
    lastSeenAt: world.now,
    isOver: false,
    accessToken: `mock-access-${number}-1`,
    refreshToken: `mock-refresh-token-${number}-1`,
    usedTokens: [],
  }
  world.sessions.push(session)
  return session
}

/** Uses up a refresh token (interpretations 3): a second use ends the session, unless it is the same call again. */
export function rotateSession(world: World, token: string | null, key: string | null): SessionRecord {
  const session = world.sessions.find(
    (each) => each.refreshToken === token || each.usedTokens.some((used) => used.token === token),
  )
  if (session === undefined || session.isOver || token === null) throw sessionEnded()
  const used = session.usedTokens.find((each) => each.token === token)
  if (used !== undefined) {
    const isRepeat = key !== null && used.key === key && session.usedTokens.at(-1) === used
    if (isRepeat) return session
    session.isOver = true
    throw sessionEnded()
  }
  const turn = session.usedTokens.push({ token, key }) + 1
  session.refreshToken = token.replace(/\d+$/, String(turn))
  session.accessToken = session.accessToken.replace(/\d+$/, String(turn))
  return session
}

export const livingSession = (world: World, token: string | null): SessionRecord | null =>
  world.sessions.find((session) => !session.isOver && session.refreshToken === token) ?? null

/** Who a request speaks for; null for nobody. Refuses a token that does not hold. */
export function callerOf(world: World, headers: Headers): { member: MemberRecord; session: SessionRecord } | null {
  const header = headers.get('authorization')
  if (header === null) return null
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  const session = world.sessions.find((each) => !each.isOver && each.accessToken === token)
  const member = world.members.find(({ id }) => id === session?.memberId)
  if (session === undefined || member === undefined) throw sessionEnded()
  return { member, session }
}

export const sessionCookies = ({ refreshToken, accessToken }: SessionRecord): Cookie[] => [
  { name: 'refresh', value: refreshToken, path: '/api/auth', maxAge: THIRTY_DAYS, isHidden: true },
  { name: 'auth', value: '1', path: '/', maxAge: THIRTY_DAYS },
  { name: 'accessToken', value: accessToken, path: '/', maxAge: FIFTEEN_MINUTES },
]

export const clearedCookies: readonly Cookie[] = [
  { name: 'refresh', value: '', path: '/api/auth', maxAge: 0, isHidden: true },
  { name: 'auth', value: '', path: '/', maxAge: 0 },
  { name: 'accessToken', value: '', path: '/', maxAge: 0 },
]

export const cookieText = ({ name, value, path, maxAge, isHidden }: Cookie): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${isHidden ? '; HttpOnly' : ''}`
