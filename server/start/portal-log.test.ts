import { expect, it } from 'vitest'
import { portalLog, withoutSecrets } from './portal-log.ts'

function logged(write: (log: ReturnType<typeof portalLog>) => void): string {
  const lines: string[] = []
  write(portalLog('trace', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

it('the log writes of an error its name, code, message, stack and causes, but none of the values that it carries', () => {
  const problem = Object.assign(
    new Error('duplicate key value violates "member_email_key"', { cause: new Error('why') }),
    {
      code: '23505',
      detail: 'Key (email)=(mia@homely.example) already exists.',
      params: ['mia@homely.example', '$argon2id$v=19$hash'],
      query: 'insert into member',
    },
  )
  const text = logged((log) => log.error({ err: problem }, 'request failed'))
  expect(text).toContain('"code":"23505"')
  expect(text).toContain('member_email_key')
  expect(text).toContain('"message":"why"')
  expect(text).not.toMatch(/mia@|argon2|insert into/)
})

it('the log leaves the keys of a caller out', () => {
  const headers = { authorization: 'Bearer abc', cookie: 'refresh=abc' }
  const text = logged((log) => log.warn({ req: { headers }, variables: { password: 'wombats', id: 7 } }, 'odd'))
  expect(text).not.toMatch(/abc|wombats/)
  expect(text).toContain('"id":7')
})

it.each([
  ['550 <mia.chen@homely.example>: no such user', '550 <…>: no such user'],
  ['invalid value "mia@homely.example"', 'invalid value "…"'],
  [`no session of ${'aB3_'.repeat(11)}`, 'no session of …'],
  [`of eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9eyJhbGciOi.eyJzdWIiOiIxIn0.c2lnbmF0dXJl, late`, 'of …, late'],
  [
    'at read (server/modules/identity/session-store.ts:40:12)',
    'at read (server/modules/identity/session-store.ts:40:12)',
  ],
  ['at node_modules/@fastify/cookie/plugin.js:1:2', 'at node_modules/@fastify/cookie/plugin.js:1:2'],
])('of %j leaves %j', (text, left) => {
  expect(withoutSecrets(text)).toBe(left)
})
