import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { AddAlertDocument } from '#src/api/generated/documents/add-alert.ts'
import { AlertOfSearchDocument } from '#src/api/generated/documents/alert-of-search.ts'
import { AlertPreviewDocument } from '#src/api/generated/documents/alert-preview.ts'
import { SuggestedAlertNameDocument } from '#src/api/generated/documents/suggested-alert-name.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import type { Member } from '#src/api/session/member.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { AlertRequest } from '#src/shared/member-list/alerts/alert-request.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { AlertEditorSheet } from './alert-editor-sheet.tsx'
import { newAlertActor } from './new-alert-actor.ts'

type Answers = { saves?: Error[]; existing?: object | null; searchMode?: SearchMode; place?: HTMLElement }

const member: Member = {
  id: 1,
  username: 'lena',
  name: 'Lena',
  type: 1,
  isAgent: false,
  displayDescription: '',
  avatar: null,
  claims: {},
  communications: [],
}
const savedAlert = { id: '7', name: 'Mine', links: { alert: '/alerts/7', edit: '/alerts/7/edit' } }
let searches = 0

/** The form over a portal that answers as it is told to; each time about another search. */
function open({ saves = [], existing = null, searchMode = 'buy', place }: Answers = {}) {
  const asked: { name: string; idempotencyKey: string; delivery: object; isPartlyInRange: boolean }[] = []
  let hasSaved = false
  const execute = (async (document: unknown, variables: { input: (typeof asked)[number] }) => {
    if (document === SuggestedAlertNameDocument) return { suggestedAlertName: 'Homes for sale in Fitzroy' }
    if (document === AlertPreviewDocument) return { alertPreview: { foundInFourWeeks: 13 } }
    if (document === AlertOfSearchDocument) return { alertOfSearch: hasSaved ? savedAlert : existing }
    if (document !== AddAlertDocument) throw new Error('Nothing else is asked for here.')
    const answer = saves[asked.length]
    asked.push(variables.input)
    if (answer instanceof Error) throw answer
    hasSaved = true
    return { addAlert: { alert: savedAlert } }
    // Each document is answered with data of its own shape.
  }) as unknown as ExecuteDocument
  searches += 1
  const searchParams = { ...defaultSearchParameters(searchMode), price: { min: null, max: searches } }
  const request: AlertRequest = { searchParams, position: 'results_list', place: place ?? null }
  const queryClient = new QueryClient()
  const actor = newAlertActor(request, { queryClient, execute })
  const show = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ExecuteProvider value={execute}>
          <AlertEditorSheet request={request} actor={actor} />
        </ExecuteProvider>
      </QueryClientProvider>,
    )
  show()
  return { asked, actor, show }
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => publishSession({ status: 'member', member }))
afterEach(() => {
  cleanup()
  localStorage.removeItem('unsavedAlert')
  publishSession({ status: 'unknown' })
})

describe('the form of a new alert', () => {
  it('suggests a name, saves what is chosen, and leads to the alert', async () => {
    const { asked } = open()
    expect((await nameField()).value).toBe('Homes for sale in Fitzroy')
    fireEvent.click(screen.getByRole('radio', { name: 'Weekly' }))
    fireEvent.click(screen.getByRole('checkbox', { name: /^Include homes whose price range only partly fits/ }))
    press('Save alert')
    expect((await screen.findByRole('link', { name: 'View alert' })).getAttribute('href')).toBe('/alerts/7')
    expect(asked).toMatchObject([
      {
        name: 'Homes for sale in Fitzroy',
        delivery: { frequency: 'weekly', isByEmail: true, isByPush: false },
        isPartlyInRange: false,
      },
    ])
  })

  it.each([
    ['rent', 'when a home comes up.'],
    ['sold', 'when a home is sold.'],
    ['leased', 'when a home is leased.'],
  ] as const)('says for a %s search once it is saved that we’ll be in touch %s', async (searchMode, when) => {
    open({ searchMode })
    await nameField()
    press('Save alert')
    expect(await screen.findByText(`Alert saved. We’ll be in touch ${when}`)).toBeTruthy()
  })

  it('says before it is saved how many homes it would find a week', async () => {
    open()
    expect(await screen.findByText('About 3 new homes a week, going by the last four weeks.')).toBeTruthy()
  })

  it('ends with Done, which closes it and gives the focus back', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = '<button>Save this search</button>'
    open({ place })
    await nameField()
    press('Save alert')
    await screen.findByText(/^Alert saved\./)
    press('Done')
    await expect
      .poll(() => [screen.queryByRole('dialog'), document.activeElement?.textContent])
      .toEqual([null, 'Save this search'])
    place.remove()
  })

  it('notifies devices where that is chosen, and offers it only to alerts that tell at once', async () => {
    const { asked } = open()
    await nameField()
    const byPush = { name: /^Notify my devices/ }
    fireEvent.click(screen.getByRole('radio', { name: 'Daily' }))
    expect(screen.queryByRole('checkbox', byPush)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Straight away' }))
    fireEvent.click(screen.getByRole('checkbox', byPush))
    press('Save alert')
    await screen.findByRole('link', { name: 'View alert' })
    expect(asked).toMatchObject([{ delivery: { frequency: 'immediately', isByEmail: true, isByPush: true } }])
  })

  it('wants a name, and takes the visitor to it', async () => {
    const { asked } = open()
    const field = await nameField()
    fireEvent.change(field, { target: { value: ' ' } })
    press('Save alert')
    expect(await screen.findByText('Give your alert a name.')).toBeTruthy()
    expect([document.activeElement, field.getAttribute('aria-invalid'), asked]).toEqual([field, 'true', []])
  })

  it('says that it could not be saved, keeps what was typed, also when closed, and tries again under the same key', async () => {
    const { asked, show } = open({ saves: [new ApiProblem('UNREACHABLE', 'away')] })
    fireEvent.change(await nameField(), { target: { value: 'Mine' } })
    press('Save alert')
    expect((await screen.findByRole('alert')).textContent).toContain('Error creating Alert')
    cleanup()
    show()
    expect((await nameField()).value).toBe('Mine')
    press('Save alert')
    await screen.findByRole('link', { name: 'View alert' })
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(asked).toHaveLength(2)
  })

  it('offers the alert that there is for the same search', async () => {
    open({ existing: savedAlert })
    expect(await screen.findByText('You have an alert for this: “Mine”.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe('/alerts/7/edit')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('keeps the alert of a visitor who is not logged in, and asks them in', async () => {
    publishSession({ status: 'loggedOut' })
    const wanted: string[] = []
    const note = ({ detail }: CustomEvent<{ form: string }>) => void wanted.push(detail.form)
    window.addEventListener('portal:auth.requested', note)
    const { asked } = open()
    await nameField()
    press('Save alert')
    await expect.poll(() => wanted).toEqual(['signUp'])
    window.removeEventListener('portal:auth.requested', note)
    const kept = JSON.parse(localStorage.getItem('unsavedAlert') ?? 'null')
    expect(kept).toMatchObject({ alertName: 'Homes for sale in Fitzroy', pageElementPosition: 'results_list' })
    expect(asked).toEqual([])
  })

  it('asks the server to save it while it is not known yet who is there, and nobody to sign up', async () => {
    publishSession({ status: 'unknown' })
    const { asked } = open()
    await nameField()
    press('Save alert')
    expect((await screen.findByRole('link', { name: 'View alert' })).getAttribute('href')).toBe('/alerts/7')
    expect([asked.length, localStorage.getItem('unsavedAlert')]).toEqual([1, null])
  })

  it('is kept for later when the server then says that nobody is', async () => {
    publishSession({ status: 'unknown' })
    open({ saves: [new ApiProblem('UNAUTHENTICATED', 'Please log in first.')] })
    await nameField()
    press('Save alert')
    await expect
      .poll(() => JSON.parse(localStorage.getItem('unsavedAlert') ?? 'null'))
      .toMatchObject({ alertName: 'Homes for sale in Fitzroy' })
  })
})
