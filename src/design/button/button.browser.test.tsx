import { cleanup, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import SearchIcon from 'lucide-react/icons/search'
import { Button, ButtonLink } from './button.tsx'

afterEach(cleanup)

it('has its text as the name, and submits no form unless it is told to', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button icon={SearchIcon}>Search</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(submit).toHaveBeenCalledOnce()
})

it('ignores clicks while it is busy, keeps the focus, and says that it is busy', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (isBusy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" isBusy={isBusy} onClick={press}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(form(true))
  await userEvent.keyboard('{Enter}')
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0])
  expect(document.activeElement).toBe(button)
  expect([button.ariaBusy, button.ariaDisabled]).toEqual(['true', 'true'])

  rerender(form(false))
  await userEvent.keyboard('{Enter}')
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1])
  expect([button.ariaBusy, button.ariaDisabled]).toEqual([null, null])
})

it('is a link when it leads somewhere', () => {
  render(<ButtonLink href="/sold">Sold homes</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Sold homes' }).getAttribute('href')).toBe('/sold')
  expect(screen.queryByRole('button')).toBeNull()
})
