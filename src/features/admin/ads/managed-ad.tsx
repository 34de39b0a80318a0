import { ADS_PATH } from '#domain/staff/ads-url.ts'
import { EndAdDocument } from '#src/api/generated/documents/end-ad.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { StaffHistory } from '../acts/staff-history.tsx'
import { type FoundAd, placeOf, standingOf, wordsOf } from './ad-columns.tsx'
import { staffAdsCopy as copy } from './ads.copy.ts'

/** An ad: where it stands and until when, its end, and what staff did with it. */
export function ManagedAd({ found, onChanged }: { found: FoundAd; onChanged: () => void }) {
  const { isBusy, failure, change } = useChange(EndAdDocument)
  const { id, advertiser } = found.ad
  const end = (reason: string, onDone: () => void) => {
    void change({ input: { id, reason } }, () => {
      onDone()
      onChanged()
    })
  }
  return (
    <Stack gap={24}>
      <div>
        <Link href={ADS_PATH} isStandalone>
          {copy.allAds}
        </Link>
      </div>
      <Heading level={2}>{advertiser}</Heading>
      <FactList items={factsOf(found)} />
      {found.isRunning && <ReasonForm label={copy.end} isBusy={isBusy} failure={failure} onSubmit={end} />}
      <StaffHistory thing="ad" id={id} />
    </Stack>
  )
}

const factsOf = (found: FoundAd) => {
  const { ad, isRunning, startedAt, endsAt } = found
  return [
    { term: copy.facts.place, detail: placeOf(found) },
    { term: ad.script == null ? copy.facts.what : copy.facts.script, detail: wordsOf(found) },
    ...(ad.href == null ? [] : [{ term: copy.facts.link, detail: <Link href={ad.href}>{ad.href}</Link> }]),
    { term: copy.facts.standing, detail: standingOf(found) },
    { term: copy.facts.started, detail: momentText(startedAt) },
    { term: isRunning ? copy.facts.ends : copy.facts.ended, detail: momentText(endsAt) },
  ]
}
