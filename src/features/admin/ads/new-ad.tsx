import { useRef, useState } from 'react'
import { adPlacements } from '#domain/ads/ad-slots.ts'
import { type AdInput, AD_LENGTHS, checkAd } from '#domain/ads/check-ad.ts'
import { CreateAdDocument } from '#src/api/generated/documents/create-ad.ts'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { useTyped } from '../acts/use-typed.ts'
import { staffAdsCopy as copy } from './ads.copy.ts'

const texts = { words: ['advertiser', 'text', 'action', 'href'], script: ['advertiser', 'script'] } as const
type Kind = keyof typeof texts
const kinds = ['words', 'script'] as const
type TextName = (typeof texts)[Kind][number]

const empty = { advertiser: '', text: '', action: '', href: '', script: '' }
const DAYS = [1, 7, 14, 30, 60, 90]

/** Begins an ad. What was typed stays until it runs. */
export function NewAd({ origins, onStarted }: { origins: readonly string[]; onStarted: () => void }) {
  const section = useRef<HTMLElement>(null)
  const [placement, setPlacement] = useState<string>(adPlacements[0] ?? '')
  const [kind, setKind] = useState<Kind>('words')
  const [changed, setTyped, forgetTyped] = useTyped<typeof empty>('ad')
  const typed = { ...empty, ...changed }
  const [days, setDays] = useState(7)
  const [problem, setProblem] = useState<{ field: keyof AdInput; message: string } | null>(null)
  const { isBusy, failure, change } = useChange(CreateAdDocument)
  const errorOf = (name: keyof AdInput) => (problem?.field === name ? problem.message : undefined)

  const start = (reason: string, onDone: () => void) => {
    const content = Object.fromEntries(texts[kind].map((name) => [name, typed[name]]))
    const ad = { placement, days, ...content, advertiser: typed.advertiser }
    const checked = checkAd(ad, origins)
    const found = 'field' in checked ? checked : null
    setProblem(found)
    if (found !== null) return section.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus()
    void change({ input: { ...ad, reason } }, () => {
      forgetTyped()
      onDone()
      onStarted()
    })
  }

  const text = (name: TextName) => (
    <TextField
      key={name}
      name={name}
      label={copy.fields[name]}
      hint={name === 'href' || name === 'script' ? copy.hints[name] : undefined}
      autoComplete="off"
      maxLength={name === 'href' || name === 'script' ? 500 : AD_LENGTHS[name][1]}
      value={typed[name]}
      error={errorOf(name)}
      onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
    />
  )
  return (
    <section ref={section} aria-labelledby="new-ad">
      <Stack gap={12}>
        <Heading level={2} id="new-ad">
          {copy.newAd}
        </Heading>
        <Text tone="inkSoft">{copy.hint}</Text>
        <ReasonForm label={copy.start} isBusy={isBusy} failure={failure} onSubmit={start}>
          <SelectField
            label={copy.fields.placement}
            value={placement}
            options={adPlacements.map((value) => ({ value, label: copy.placements[value] }))}
            error={errorOf('placement')}
            onChange={({ currentTarget }) => setPlacement(currentTarget.value)}
          />
          <SelectField
            label={copy.fields.kind}
            value={kind}
            hint={origins.length === 0 ? copy.noOrigins : copy.origins(origins)}
            options={(origins.length === 0 ? (['words'] as const) : kinds).map((value) => ({
              value,
              label: copy.kinds[value],
            }))}
            onChange={({ currentTarget }) => setKind(currentTarget.value === 'script' ? 'script' : 'words')}
          />
          {texts[kind].map(text)}
          <SelectField
            label={copy.fields.days}
            value={String(days)}
            options={DAYS.map((count) => ({ value: String(count), label: copy.dayCount(count) }))}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          />
        </ReasonForm>
      </Stack>
    </section>
  )
}
