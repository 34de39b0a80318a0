import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ShortLink } from './short-link.tsx'

const search = 'https://homely.example/for-sale/richmond-vic-3121/houses?sort=newest'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function press(answer: Response) {
  const asked: unknown[] = []
  const made: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(await request.json())
    return answer
  })
  render(<ShortLink url={search} isWide={false} onMade={(url) => void made.push(url)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Short link' }))
  return { asked, made }
}

it('has the server keep the search, and tells of the link', async () => {
  const { asked, made } = await press(Response.json({ shortPath: '/search/1a2b3c4d5e' }))
  await expect.poll(() => made).toEqual(['https://homely.example/search/1a2b3c4d5e'])
  expect(asked).toEqual([{ url: '/for-sale/richmond-vic-3121/houses?sort=newest' }])
})

it('says so when the link cannot be made, and can be pressed again', async () => {
  const { made } = await press(
    Response.json({ errors: [{ message: 'No', code: 'TOO_MANY_REQUESTS' }] }, { status: 429 }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t make a short link.')
  expect(screen.getByRole('button', { name: 'Short link' })).toBeTruthy()
  expect(made).toEqual([])
})
