import { cleanup, render, screen } from '@testing-library/react'
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
