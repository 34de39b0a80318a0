import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt } from '#domain/members/app-codes.ts'
import { MOCK_PASSWORD } from '#mocks/world/members.ts'
import { tokenOf } from './support/member-tokens.ts'
import { NOW, openSubject, type Subject, subjectNames } from './support/subjects.ts'

const PATH = '/api/user/lena/second-factor'
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe.each(subjectNames)('the second factor of the %s', (name) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await openSubject(name)
  })
  afterAll(() => subject.close())

  async function send(method: string, path: string, body?: object) {
    const received = await subject.send({
      method,
      path,
      headers: {
        authorization: `Bearer ${await tokenOf(subject, 'lena')}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: received.status, json: received.body === '' ? null : JSON.parse(received.body) }
  }
  const outcomeOf = ({ status, json }: Awaited<ReturnType<typeof send>>) =>
    status < 300 ? status : [status, json.errors[0].code, json.errors[0].field]
  const signIn = async (code?: string) =>
    outcomeOf(await send('POST', '/api/auth/sign-in', { email: 'lena@homely.example', password: MOCK_PASSWORD, code }))
  const settings = async () => {
    const { json } = await send('GET', '/api/user/lena/settings')
    return [json.hasSecondFactor, json.recoveryCodesLeft]
  }

  it('is turned on by a code, asked for at every log-in, and turned off with both', async () => {
    const { secret, uri } = (await send('POST', PATH)).json
    expect(uri).toContain(`secret=${secret}`)
    expect([await signIn(), await settings()]).toEqual([201, [false, 0]])
    expect(outcomeOf(await send('PUT', PATH, { code: 'abcdef' }))).toEqual([400, 'BAD_INPUT', 'code'])
    const { status, json } = await send('PUT', PATH, { code: codeAt(secret, NOW) })
    const codes: string[] = json.recoveryCodes
    expect([status, codes.length, await settings()]).toEqual([200, 10, [true, 10]])
    expect(outcomeOf(await send('POST', PATH))).toEqual([409, 'CONFLICT', undefined])
    expect(await signIn()).toEqual([401, 'SECOND_FACTOR_NEEDED', 'code'])
    expect(await signIn('000-000')).toEqual([401, 'WRONG_CODE', 'code'])
    expect(await signIn(codeAt(secret, NOW))).toEqual([401, 'WRONG_CODE', 'code'])
    expect(await signIn(codeAt(secret, later(30)))).toBe(201)
    expect(await signIn(codes[0])).toBe(201)
    expect(await signIn(codes[0])).toEqual([401, 'WRONG_CODE', 'code'])
    expect(await settings()).toEqual([true, 9])
    const proof = { currentPassword: MOCK_PASSWORD, code: codes[1] }
    const renewed = (await send('POST', `${PATH}/recovery-codes`, proof)).json.recoveryCodes
    expect(await signIn(codes[2])).toEqual([401, 'WRONG_CODE', 'code'])
    const remove = async (rest: object) => outcomeOf(await send('DELETE', PATH, { ...proof, ...rest }))
    expect(await remove({ currentPassword: 'wrong' })).toEqual([400, 'BAD_INPUT', 'currentPassword'])
    expect(await remove({})).toEqual([400, 'BAD_INPUT', 'code'])
    expect(await remove({ code: renewed[0] })).toBe(204)
    expect([await signIn(), await settings()]).toEqual([201, [false, 0]])
  })
})
