import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PlacePositionDocument } from '#src/api/generated/documents/place-position.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { myPlaces } from '#src/shared/storage/my-places.ts'
import { MyPlaces } from './my-places.tsx'

const latLong = { latitude: -37.81, longitude: 144.96 }
let answer: () => Promise<unknown>

const execute = (async (document: unknown) =>
  document === PlacePositionDocument
    ? answer()
    : {
        locationSearch: [
          { label: 'Collins Street, Melbourne, VIC 3000', location: { uri: 'collins-street-melbourne-vic-3000' } },
        ],
      }) as unknown as ExecuteDocument // Places and where they are are all that is asked for.

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <MyPlaces />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
const submit = () => screen.getByRole('button', { name: 'Add this place' }).click()
const nameField = () => screen.getByRole('textbox', { name: /^What you call it/ })

async function fill(name: string) {
  fireEvent.change(nameField(), { target: { value: name } })
  fireEvent.input(screen.getByRole('combobox', { name: /^Where it is/ }), { target: { value: 'collins' } })
  fireEvent.click(await screen.findByRole('option'))
}

beforeEach(() => {
  answer = async () => ({ location: { id: 1, latLong } })
})
afterEach(() => {
  cleanup()
  myPlaces.write([])
})

it('adds a place that is looked up, keeps it in this browser, and removes it', async () => {
  open()
  await fill(' Work ')
  submit()
  await screen.findByText('Collins Street, Melbourne, VIC 3000')
  expect(screen.getByText('Work is added.')).toBeTruthy()
  expect(myPlaces.read()).toEqual([{ name: 'Work', label: 'Collins Street, Melbourne, VIC 3000', latLong }])

  screen.getByRole('button', { name: 'Remove Work' }).click()
  await screen.findByText('You have none yet.')
  expect(myPlaces.read()).toEqual([])
})

it('says what is missing, and what was typed is still there after a failure', async () => {
  myPlaces.write([{ name: 'Work', label: 'Fitzroy, VIC 3065', latLong }])
  open()
  submit()
  await screen.findByText('Give the place a name.')
  expect(screen.getByText('Choose a street or suburb from the list.')).toBeTruthy()

  answer = () => Promise.reject(new Error('offline'))
  await fill('Work')
  submit()
  await screen.findByText('You have a place of this name.')
  fireEvent.change(nameField(), { target: { value: 'School' } })
  submit()
  await screen.findByText('We couldn’t look that up. Please try again.')
  expect(nameField()).toHaveProperty('value', 'School')

  answer = async () => ({ location: null })
  submit()
  await screen.findByText('We don’t know where that is. Choose another street or suburb.')
})

it('takes three places', () => {
  myPlaces.write(['Work', 'School', 'Gran'].map((name) => ({ name, label: 'Fitzroy, VIC 3065', latLong })))
  open()
  expect(screen.getByText('Three places is the most. Remove one to add another.')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})
