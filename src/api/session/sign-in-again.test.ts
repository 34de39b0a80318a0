import { expect, it, vi } from 'vitest'
import { resultOf } from '../rest/rest-result.ts'
import { createTransport } from '../graphql/transport.ts'
import { askToSignIn, onSignInAgain } from './sign-in-again.ts'

const show = vi.fn<() => void>()

it('asks to log in where the portal wants it before a change, and for nothing else', async () => {
  onSignInAgain(show)
  for (const code of ['FORBIDDEN', 'SESSION_ENDED', '']) askToSignIn(code)
  expect(show).not.toHaveBeenCalled()
  askToSignIn('SIGN_IN_AGAIN')
  expect(show).toHaveBeenCalledTimes(1)
})

it('a call of REST that was refused for that asks, and says so', async () => {
  onSignInAgain(show)
  show.mockClear()
  const error = { detail: 'Log in again.', errors: [{ message: 'Log in again.', code: 'SIGN_IN_AGAIN' }] }
  const result = await resultOf(() => Promise.resolve({ error, response: new Response(null, { status: 403 }) }))
  expect([result.ok, show.mock.calls.length]).toEqual([false, 1])
})

it('a document that was refused for that asks, and says so', async () => {
  onSignInAgain(show)
  show.mockClear()
  const errors = [{ message: 'Log in again.', extensions: { code: 'SIGN_IN_AGAIN' } }]
  const execute = createTransport({
    url: 'https://homely.example/graphql',
    fetch: () => Promise.resolve(Response.json({ data: null, errors })),
    loadDocuments: () => Promise.resolve({}),
    logProblem: () => {},
  })
  // The transport reads of a document its hash alone.
  const document = { __meta__: { hash: 'a'.repeat(64) } } as unknown as Parameters<typeof execute>[0]
  await expect(execute(document, {})).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' })
  expect(show).toHaveBeenCalledTimes(1)
})
