import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import type { Subject } from './subjects.ts'

export type MemberName = 'lena' | 'omar' | 'agnes' | 'stella'

type SignedIn = { token: string; situation: number }

const latest = new WeakMap<Subject, Map<MemberName, SignedIn>>()

/**
 * A token of a member, who signs in once in each situation: entering one ends the sessions before. Where the situation lets nobody sign
 * in it is the last one: what is asked with it meets the situation first.
 */
export async function tokenOf(subject: Subject, username: MemberName): Promise<string | null> {
  const members = latest.get(subject) ?? new Map<MemberName, SignedIn>()
  latest.set(subject, members)
  const known = members.get(username)
  const situation = subject.situation()
  if (known?.situation === situation) return known.token
  const token = await signIn(subject, username)
  if (token === null) return known?.token ?? null
  members.set(username, { token, situation })
  return token
}

async function signIn(subject: Subject, username: MemberName): Promise<string | null> {
  const { cookies } = await subject.send({
    method: 'POST',
    path: '/api/auth/sign-in',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${username}@homely.example`, password: MOCK_PASSWORD }),
  })
  return cookies.flatMap((cookie) => /^(?:__Host-)?accessToken=(.+)$/.exec(cookie)?.[1] ?? [])[0] ?? null
}
