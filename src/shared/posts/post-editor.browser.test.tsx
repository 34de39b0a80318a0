import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SendPostOutput } from '#machines/post-editor/post-editor.ts'
import type { QuestionForm as WrittenText } from '#machines/question-editor/question-editor.machine.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { clearPostDrafts } from '#src/shared/storage/post-drafts.ts'
import { member } from '#tests/support/settings-of-member.ts'
import { questionEditor } from './write/question-editor.ts'
import { QuestionForm } from './write/question-form.tsx'

const lena = { ...member, id: 1, username: 'lena' }
const omar = { ...member, id: 2, username: 'omar' }
const sent: string[] = []

const open = () =>
  render(
    <questionEditor.Provider
      subject="answer-7"
      form={{ kind: 'answer', title: '', content: '' }}
      needsMember
      send={({ form }): Promise<SendPostOutput<WrittenText>> => {
        sent.push(form.content)
        return Promise.resolve({ ok: true, became: 'published', path: null })
      }}
    >
      <QuestionForm label="Your answer" hint="" sendLabel="Publish" onCancel={() => {}} />
    </questionEditor.Provider>,
  )
const typed = () => Reflect.get(screen.getByRole('textbox'), 'value')
const type = (content: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: content } })
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
const isHere = (someone: typeof lena | null) =>
  act(() => publishSession(someone === null ? { status: 'loggedOut' } : { status: 'member', member: someone }))
const seenOnOpening = () => {
  cleanup()
  open()
  return typed()
}

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  publishSession({ status: 'loggedOut' })
})
afterEach(() => {
  cleanup()
  publishSession({ status: 'loggedOut' })
})

it('forgets what a member typed when they sign out, in the form that is open too', () => {
  isHere(lena)
  open()
  type('Lena’s answer')
  clearPostDrafts()
  isHere(null)
  expect(typed()).toBe('')
  expect(seenOnOpening()).toBe('')
  isHere(omar)
  expect(typed()).toBe('')
})

it('shows what a member typed to no other, and to them again after their session has ended', () => {
  isHere(lena)
  open()
  type('Lena’s answer')
  isHere(null)
  expect(typed()).toBe('Lena’s answer')
  isHere(omar)
  expect(typed()).toBe('')
  isHere(null)
  expect(seenOnOpening()).toBe('')
  isHere(lena)
  expect(typed()).toBe('Lena’s answer')
})

it('sends what waits for its member under no other’s name', async () => {
  isHere(lena)
  open()
  type('Lena’s answer')
  isHere(null)
  publish()
  isHere(omar)
  expect([typed(), sent]).toEqual(['', []])
  isHere(lena)
  publish()
  await vi.waitFor(() => expect(sent).toEqual(['Lena’s answer']))
})

it('keeps what nobody’s member typed for who logs in, and no longer than until they sign out', () => {
  open()
  type('A visitor’s answer')
  isHere(omar)
  expect(typed()).toBe('A visitor’s answer')
  expect(seenOnOpening()).toBe('A visitor’s answer')
  clearPostDrafts()
  isHere(null)
  expect(seenOnOpening()).toBe('')
})

it('stays in the form, and is sent by nobody’s press but that on the button, where the window for signing in was closed', async () => {
  open()
  type('A visitor’s answer')
  publish()
  act(() => void emit('auth.abandoned'))
  isHere(omar)
  expect([typed(), sent]).toEqual(['A visitor’s answer', []])
  publish()
  await vi.waitFor(() => expect(sent).toEqual(['A visitor’s answer']))
})

it('begins anew where the member signs out in another tab, and takes what is typed there', () => {
  isHere(lena)
  open()
  type('Lena’s answer')
  const kept = localStorage.getItem('post:answer-7')
  clearPostDrafts()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'post:answer-7' })))
  expect(typed()).toBe('')
  localStorage.setItem('post:answer-7', String(kept))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'post:answer-7' })))
  expect(typed()).toBe('Lena’s answer')
})
