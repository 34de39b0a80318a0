import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AlertPreviewDocument } from '#src/api/generated/documents/alert-preview.ts'
import { AlertToEditDocument } from '#src/api/generated/documents/alert-to-edit.ts'
import { LocationSearchDocument } from '#src/api/generated/documents/location-search.ts'
import { UpdateAlertDocument } from '#src/api/generated/documents/update-alert.ts'
import type { SearchParamsInput, UpdateAlertInput } from '#src/api/generated/graphql.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { type RequestContext, RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { publishSession } from '#src/shared/session/session-view.ts'
import { lena } from '#tests/support/session-model.ts'
import { EditAlert } from './edit-alert.tsx'

const requestContext: RequestContext = {
  madeAt: Date.parse('2026-11-27T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1',
  supportPhone: '',
  helpEmail: '',
  mapStyleUrl: null,
}

const open = { min: null, max: null }
const noDays = { dates: [], forthcoming: false }
const fitzroy = { uri: 'fitzroy-vic-3065', name: 'Fitzroy', stateCode: 'VIC', postcode: '3065' }
const alertWith = (where: object = {}) => ({
  id: '7',
  name: 'Homes in Fitzroy',
  suggestedName: 'Homes in Fitzroy',
  description: 'Homes for sale in Fitzroy.',
  links: { alert: '/alerts/7' },
  frequency: 'weekly',
  isByEmail: true,
  isByPush: false,
  isPartlyInRange: false,
  searchParams: {
    searchMode: 'buy',
    context: 'location',
    sortBy: 'Boosted',
    propertyTypes: [],
    propertyFeatures: [],
    locationSearchContext: {
      searchLocations: [fitzroy],
      includeSurroundingSuburbs: true,
      officeUri: null,
      drawnArea: null,
      bounds: null,
      ...where,
    },
    bedrooms: [3],
    bathrooms: [],
    carSpaces: [],
    price: { min: null, max: 900_000 },
    landSize: open,
    frontageSize: open,
    auction: noDays,
    inspection: noDays,
    isUnderOffer: true,
  },
})

const placesOf = ({ locationSearchContext: { searchLocations = [] } }: SearchParamsInput) =>
  searchLocations.map(({ uri }) => uri).join(' and ')

/** The page of one alert over a portal that answers as it is told to. */
function edit({ saves = [] }: { saves?: Error[] } = {}) {
  const asked: UpdateAlertInput[] = []
  const execute = (async (
    document: unknown,
    variables: { input: UpdateAlertInput; searchParams: SearchParamsInput },
  ) => {
    if (document === AlertToEditDocument) return { alert: alertWith() }
    if (document === LocationSearchDocument) {
      return { locationSearch: [{ label: 'Carlton, VIC 3053', type: 'suburb', location: { uri: 'carlton-vic-3053' } }] }
    }
    if (document === AlertPreviewDocument) {
      const places = placesOf(variables.searchParams)
      return {
        alertPreview: {
          suggestedName: places === 'fitzroy-vic-3065' ? 'Homes in Fitzroy' : `Homes in ${places}`,
          description: `Homes for sale in ${places}.`,
          foundInFourWeeks: variables.searchParams.bedrooms?.includes(4) ? 0 : 13,
          surroundingLocations: [{ name: 'Collingwood' }, { name: 'Carlton' }],
        },
      }
    }
    if (document !== UpdateAlertDocument) throw new Error('Nothing else is asked for here.')
    const answer = saves[asked.length]
    asked.push(variables.input)
    if (answer) throw answer
    return { updateAlert: { alert: { id: '7' } } }
    // Each document is answered with data of its own shape.
  }) as unknown as ExecuteDocument
  render(
    <RequestContextProvider value={requestContext}>
      <QueryClientProvider client={new QueryClient()}>
        <ExecuteProvider value={execute}>
          <EditAlert alertId="7" />
        </ExecuteProvider>
      </QueryClientProvider>
    </RequestContextProvider>,
  )
  return asked
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const saved = () => screen.findByText('Your changes are saved.')
const addCarlton = async () => {
  fireEvent.input(screen.getByRole('combobox', { name: /^Suburb/ }), { target: { value: 'carl' } })
  fireEvent.click(await screen.findByRole('option', { name: /^Carlton/ }))
}

beforeEach(() => publishSession({ status: 'member', member: lena }))
afterEach(() => {
  cleanup()
  publishSession({ status: 'unknown' })
})

describe('the search of an alert', () => {
  it('names the suburbs around its places, and says how many homes it would find', async () => {
    edit()
    expect(await screen.findByText('About 3 new homes a week, going by the last four weeks.')).toBeTruthy()
    expect(
      screen.getByRole('checkbox', { name: /^Include surrounding suburbs/, description: 'Also Collingwood, Carlton' }),
    ).toBeTruthy()
  })

  it('is saved as it is chosen: places, the suburbs around them and filters; all else stays', async () => {
    const asked = edit()
    await screen.findByText(/^About 3 new homes/)
    await addCarlton()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Include surrounding suburbs/ }))
    fireEvent.click(screen.getByText('Price, bedrooms and other filters'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Studio' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Max price' }), { target: { value: '1000000' } })
    press('Save')
    await saved()
    expect(asked).toMatchObject([
      {
        id: '7',
        delivery: { frequency: 'weekly', isByEmail: true, isByPush: false },
        isPartlyInRange: false,
        filter: {
          searchMode: 'buy',
          locations: ['fitzroy-vic-3065', 'carlton-vic-3053'],
          includeSurroundingSuburbs: false,
          beds: { only: [0, 3] },
          price: { min: null, max: 1_000_000 },
        },
      },
    ])
  })

  it('is not saved without a place, which would be the whole country', async () => {
    const asked = edit()
    await screen.findByText(/^About 3 new homes/)
    press('Remove Fitzroy, VIC 3065')
    press('Save')
    expect(await screen.findByText('Choose at least one suburb, region or street.')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('is not sent where it was not changed', async () => {
    const asked = edit()
    await screen.findByText(/^About 3 new homes/)
    fireEvent.click(screen.getByRole('radio', { name: 'Daily' }))
    press('Save')
    await saved()
    expect(asked.map((input) => [input.filter, input.delivery?.frequency])).toEqual([[undefined, 'daily']])
  })

  it('takes the name of the portal with it, at once and when saved', async () => {
    const asked = edit()
    await screen.findByText(/^About 3 new homes/)
    await addCarlton()
    press('Save')
    await saved()
    expect(asked.map(({ name }) => name)).toEqual(['Homes in fitzroy-vic-3065 and carlton-vic-3053'])
    await expect
      .poll(() => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value)
      .toBe('Homes in fitzroy-vic-3065 and carlton-vic-3053')
  })

  it('leaves a name that its member gave it', async () => {
    const asked = edit()
    await screen.findByText(/^About 3 new homes/)
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Near Mum' } })
    await addCarlton()
    await screen.findByText('Homes for sale in fitzroy-vic-3065 and carlton-vic-3053.')
    press('Save')
    await saved()
    expect(asked.map(({ name }) => name)).toEqual(['Near Mum'])
  })

  it('stays as it was chosen when it could not be saved, and goes out again', async () => {
    const asked = edit({ saves: [new ApiProblem('UNREACHABLE', 'away')] })
    await screen.findByText(/^About 3 new homes/)
    await addCarlton()
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Error updating Alert')
    expect(screen.getByRole('button', { name: 'Remove Carlton, VIC 3053' })).toBeTruthy()
    press('Save')
    await saved()
    expect(asked.map(({ filter }) => filter?.locations)).toEqual(
      [0, 1].map(() => ['fitzroy-vic-3065', 'carlton-vic-3053']),
    )
  })

  it('is not saved while a place is typed that was not chosen', async () => {
    const asked = edit()
    await screen.findByText(/^About 3 new homes/)
    fireEvent.input(screen.getByRole('combobox', { name: /^Suburb/ }), { target: { value: 'carl' } })
    press('Save')
    expect(await screen.findByText('Choose a place from the list, or clear what you typed.')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('is not saved with a size that is none', async () => {
    const asked = edit()
    await screen.findByText(/^About 3 new homes/)
    const [landFrom] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'From (m²)', hidden: true })
    fireEvent.change(landFrom!, { target: { value: 'big' } })
    press('Save')
    expect([landFrom?.closest('details')?.open, asked]).toEqual([true, []])
  })
})
