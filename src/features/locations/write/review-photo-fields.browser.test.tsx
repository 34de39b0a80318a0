import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publishSession } from '#src/shared/session/session-view.ts'
import { member } from '#tests/support/settings-of-member.ts'
import { emptyLocationReview, locationReviewEditor } from './location-review-editor.ts'
import { ReviewPhotoFields } from './review-photo-fields.tsx'

const nameOf = (id: number) => `review-photo-00000000-0000-4000-8000-00000000000${id}`
const uploaded = (id: number) =>
  Response.json({ identifier: nameOf(id), version: 1, caption: '', width: 40, height: 30 })

beforeEach(() => {
  localStorage.clear()
  publishSession({ status: 'member', member })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  publishSession({ status: 'loggedOut' })
})

async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

const open = () =>
  render(
    <locationReviewEditor.Provider
      subject="fitzroy-vic-3065"
      form={emptyLocationReview(2026)}
      needsMember
      send={() => Promise.reject(new Error('Nothing is sent here.'))}
    >
      <ReviewPhotoFields id="form" isBusy={false} errorOf={() => undefined} />
    </locationReviewEditor.Provider>,
  )
const choose = (files: File[]) => fireEvent.change(screen.getByLabelText('Photo files'), { target: { files } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const captions = () => screen.getAllByRole('textbox').map((field) => Reflect.get(field, 'value'))
const answering = (...answers: (() => Response)[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'))
  })

it('uploads photos one after the other, and keeps them with their descriptions in their order', async () => {
  answering(
    () => uploaded(1),
    () => uploaded(2),
  )
  const { unmount } = open()
  choose([await photo('one.png'), await photo('two.png')])
  expect(screen.getByRole('status').textContent).toBe('Uploading 2 photos…')
  await screen.findByText('2 of 6 photos')
  fireEvent.change(screen.getByLabelText(/^What photo 1 shows/), { target: { value: 'The park' } })
  press('Move photo 1 down')
  expect(captions()).toEqual(['', 'The park'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 2 up')
  unmount()
  open()
  expect(captions()).toEqual(['', 'The park'])
  press('Remove photo 1')
  expect(captions()).toEqual(['The park'])
  expect(document.activeElement?.id).toBe('formphotos')
})

it('says which file is no photo, and which did not arrive, and leaves the others', async () => {
  const fetching = answering(() => uploaded(1))
  open()
  choose([new File(['no picture'], 'letter.txt'), await photo('one.png'), await photo('two.png')])
  await screen.findByText('We couldn’t read “letter.txt” as a photo. Choose a JPEG, PNG or WebP.')
  await screen.findByText('“two.png” wasn’t added, because we couldn’t reach the portal. Please try again.')
  expect([fetching.mock.calls.length, captions()]).toEqual([2, ['']])
})

it('takes six at most', async () => {
  answering(...[1, 2, 3, 4, 5, 6].map((id) => () => uploaded(id)))
  open()
  choose(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => photo(`${id}.png`))))
  await screen.findByText('6 of 6 photos')
  screen.getByText('A review has at most 6 photos, so one was left out.')
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveProperty('disabled', true)
})

it('has who is logged out log in first, and then add them', () => {
  publishSession({ status: 'loggedOut' })
  open()
  screen.getByText('Log in to add photos. What you’ve typed stays here.')
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull()
  act(() => publishSession({ status: 'member', member }))
  screen.getByRole('button', { name: 'Add photos' })
})
