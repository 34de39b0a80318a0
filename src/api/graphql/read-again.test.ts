import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { readAgain } from './read-again.ts'

const queryKey = ['homes']

it('reads once more after the first reading, which may have begun before the change', async () => {
  const { client, observer, answers } = watched({ enabled: true })
  const stop = observer.subscribe(() => {})
  const done = readAgain(client, { queryKey })
  answers[0]?.resolve('before')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('after')
  await done
  expect(client.getQueryData(queryKey)).toBe('after')
  stop()
})

it('reads once more what was read for a view that shows it later', async () => {
  const { client, observer, answers, options } = watched({ enabled: false })
  client.setQueryData(queryKey, 'long ago')
  const stop = observer.subscribe(() => {})
  const reading = client.fetchQuery({ ...options, staleTime: 0 })
  const done = readAgain(client, { queryKey })
  answers[0]?.resolve('before')
  expect(await reading).toBe('before')
  await done
  observer.setOptions({ ...options, enabled: true })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('after')
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('after'))
  stop()
})

it('reads once what is shown, and nothing of what is not', async () => {
  const { client, observer, answers } = watched({ enabled: true })
  client.setQueryData(queryKey, 'long ago')
  client.setQueryData(['other'], 'as it was')
  const stop = observer.subscribe(() => {})
  const done = readAgain(client, {})
  answers[0]?.resolve('after')
  await done
  expect(answers).toHaveLength(1)
  expect(client.getQueryData(queryKey)).toBe('after')
  expect(client.getQueryState(['other'])).toMatchObject({ data: 'as it was', isInvalidated: true })
  stop()
})

/** A query of which each reading waits in `answers` for what it is answered. */
function watched({ enabled }: { enabled: boolean }) {
  const answers: PromiseWithResolvers<string>[] = []
  const client = new QueryClient()
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  const options = { queryKey, queryFn, staleTime: 60_000 }
  return { client, answers, options, observer: new QueryObserver(client, { ...options, enabled }) }
}
