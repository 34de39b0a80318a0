import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFilesUnderWay, useIsSendingFiles } from './files-under-way.ts'

afterEach(cleanup)

function Part({ isSending }: { isSending: boolean }) {
  useFilesUnderWay(isSending)
  return null
}

const Bar = () => <p>{useIsSendingFiles() ? 'sending' : 'still'}</p>

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const Editor = ({ photos, plans }: { photos: boolean; plans: boolean }) => (
  <>
    <Part isSending={photos} />
    <Part isSending={plans} />
    <Bar />
  </>
)

it('the browser asks before a page is left, for as long as any part of the editor sends files', () => {
  const { rerender } = render(<Editor photos={false} plans={false} />)
  expect([screen.getByRole('paragraph').textContent, asksBeforeLeaving()]).toEqual(['still', false])
  rerender(<Editor photos plans />)
  expect([screen.getByRole('paragraph').textContent, asksBeforeLeaving()]).toEqual(['sending', true])
  rerender(<Editor photos={false} plans />)
  expect([screen.getByRole('paragraph').textContent, asksBeforeLeaving()]).toEqual(['sending', true])
  rerender(<Editor photos={false} plans={false} />)
  expect([screen.getByRole('paragraph').textContent, asksBeforeLeaving()]).toEqual(['still', false])
})

it('a link leaves the page only with the browser, which asks, while files are sent', () => {
  const navigated: string[] = []
  const Linked = ({ isSending }: { isSending: boolean }) => (
    <>
      <Part isSending={isSending} />
      <a
        href="#elsewhere"
        onClick={(event) => {
          event.preventDefault()
          navigated.push('without the browser')
        }}
      >
        Elsewhere
      </a>
    </>
  )
  const { rerender } = render(<Linked isSending />)
  const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect([follow(), navigated]).toEqual([true, []])
  rerender(<Linked isSending={false} />)
  expect([follow(), navigated]).toEqual([false, ['without the browser']])
})
