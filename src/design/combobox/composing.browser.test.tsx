import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCombobox } from 'downshift'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveComposing } from './composing.ts'

afterEach(cleanup)

const places = ['Fitzroy', 'Carlton']
const choose = vi.fn<(place: string | null) => void>()

it('chooses nothing with the keys of an input method, and the same option with them once that is done', () => {
  render(<Places />)
  const field = screen.getByRole('combobox')
  fireEvent.click(field)
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  expect(field.getAttribute('aria-activedescendant')).toBe('')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(choose).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(choose.mock.calls).toEqual([['Fitzroy']])
})

function Places() {
  const combobox = useCombobox({ items: places, onSelectedItemChange: ({ selectedItem }) => choose(selectedItem) })
  return (
    <>
      <input {...combobox.getInputProps({ 'aria-label': 'Place', onKeyDownCapture: leaveComposing })} />
      <ul {...combobox.getMenuProps({ 'aria-label': 'Places' })}>
        {combobox.isOpen &&
          places.map((item, index) => (
            <li key={item} {...combobox.getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </>
  )
}
