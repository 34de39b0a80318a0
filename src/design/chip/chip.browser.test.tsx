import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { Chip } from './chip.tsx'

afterEach(cleanup)

it('shows its value alone when it cannot be removed', () => {
  render(<Chip>Pool</Chip>)
  expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null])
})

it('is removed by a button of the name given, with the keyboard too', async () => {
  const remove = vi.fn<() => void>()
  render(
    <Chip removeLabel="Remove: Pool" onRemove={remove}>
      Pool
    </Chip>,
  )
  screen.getByRole('button', { name: 'Remove: Pool' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(remove).toHaveBeenCalledOnce()
})

it('is removed by a link where one is given, which works without JavaScript', () => {
  render(
    <Chip removeLabel="Remove: Pool" removeHref="/for-sale">
      Pool
    </Chip>,
  )
  expect(screen.getByRole('link', { name: 'Remove: Pool' }).getAttribute('href')).toBe('/for-sale')
  expect(screen.queryByRole('button')).toBeNull()
})
