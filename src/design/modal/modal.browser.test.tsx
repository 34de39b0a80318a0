import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modalOpenClass } from '#src/design/themes/global.css.ts'
import { Button } from '#src/design/button/button.tsx'
import { watchModalHistory } from './modal-history.ts'
import { moveOn } from './move-on.ts'
import { Dialog, Sheet } from './modal.tsx'

afterEach(cleanup)

describe('Sheet', () => {
  it('opens 320 px wide with the focus inside, and gives the focus back when Escape closes it', async () => {
    render(<Example mayClose />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const sheet = screen.getByRole('dialog', { name: 'Menu' })
    expect(sheet.contains(document.activeElement)).toBe(true)
    expect(sheet.offsetWidth).toBe(320)
    expect(document.documentElement.classList).toContain(modalOpenClass)

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.documentElement.classList).not.toContain(modalOpenClass)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('asks its parent at each Escape and stays open while the parent keeps it open', async () => {
    render(<Example mayClose={false} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('status').textContent).toBe('asked 1, went back 0')
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
  })

  it('stays open when the browser sends the close event of an earlier closing late', async () => {
    render(<Example mayClose />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const sheet = screen.getByRole('dialog', { name: 'Menu' })
    fireEvent(sheet, new Event('close'))
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(sheet)
  })

  it('asks to close at a click on the backdrop, and not at a click inside', async () => {
    render(<Example mayClose />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const sheet = screen.getByRole('dialog', { name: 'Menu' })
    const { left, right } = sheet.getBoundingClientRect()
    fireEvent.mouseDown(sheet, { clientX: left + 1, clientY: 200 })
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(sheet)
    fireEvent.mouseDown(sheet, { clientX: right + 400, clientY: 200 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('gives the focus back where its parent takes it away instead of closing it', async () => {
  render(<Unmounted />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  expect(document.documentElement.classList).not.toContain(modalOpenClass)
})

function Unmounted() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Report" isOpen onCancel={() => setIsOpen(false)}>
          <p>Why?</p>
        </Dialog>
      )}
    </>
  )
}

it('takes a request to close that no Escape made for Back, as Android sends it', async () => {
  render(<Example mayClose />)
  const told = () => screen.getByText(/^asked/).textContent
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  screen.getByRole<HTMLDialogElement>('dialog').requestClose()
  await expect.poll(told).toBe('asked 0, went back 1')

  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.keyboard('{Escape}')
  expect(told()).toBe('asked 1, went back 1')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  screen.getByRole<HTMLDialogElement>('dialog').requestClose()
  await expect.poll(told).toBe('asked 1, went back 2')
})

describe('Dialog', () => {
  it('gives the focus to the element in returnFocusTo, when there is one', async () => {
    render(<NamedReturn />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  })
})

it('is closed by Back, and takes its entry in the history back when Escape closes it', async () => {
  watchModalHistory()
  const entry = () => JSON.stringify(history.state)
  render(<Example mayClose />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  // What the tests before have closed may be on its way yet.
  await expect.poll(entry).toBe('{"openModals":1}')
  history.back()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.poll(entry).toBe('{"openModals":1}')
  await userEvent.keyboard('{Escape}')
  await expect.poll(entry).not.toContain('openModals')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('stays open on top of the page whose place another takes', async () => {
  watchModalHistory()
  const entry = () => `${location.search} ${JSON.stringify(history.state)}`
  history.pushState(null, '', '?first')
  render(<Example mayClose />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.poll(entry).toBe('?first {"openModals":1}')
  moveOn(() => history.replaceState(null, '', '?second'), true)
  await expect.poll(entry).toBe('?second {"openModals":1}')
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
  history.back()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(entry()).toBe('?second null')
})

function Example({ mayClose }: { mayClose: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  const [wentBack, setWentBack] = useState(0)
  const cancel = () => {
    setAsked(asked + 1)
    setOpen(!mayClose)
  }
  const goBack = () => {
    setWentBack(wentBack + 1)
    setOpen(!mayClose)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet title="Menu" isOpen={isOpen} onCancel={cancel} onBack={goBack}>
        <output>{`asked ${asked}, went back ${wentBack}`}</output>
      </Sheet>
    </>
  )
}

function NamedReturn() {
  const [isOpen, setOpen] = useState(false)
  const [elsewhere, setElsewhere] = useState<HTMLButtonElement | null>(null)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button ref={setElsewhere}>Elsewhere</Button>
      <Dialog title="Question" isOpen={isOpen} onCancel={() => setOpen(false)} returnFocusTo={{ current: elsewhere }}>
        Answer
      </Dialog>
    </>
  )
}
