import { type FormEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ALERTS_PATH, formatAlertsUrl, readAlertNumber } from '#domain/staff/alerts-url.ts'
import { USUAL_DASHBOARD_PERIOD } from '#domain/staff/dashboard-url.ts'
import { DashboardDocument } from '#src/api/generated/documents/dashboard.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { form } from '../acts/acts.css.ts'
import { figures } from '../dashboard/dashboard.css.ts'
import { Figure } from '../dashboard/figure.tsx'
import { figuresOf } from '../dashboard/figure-numbers.ts'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { alertsCopy as copy } from './alerts.copy.ts'
import { SendsOfAlert } from './sends-of-alert.tsx'

/** What members were notified of, day by day, and what one alert sent; its number is in the URL. */
export default defineStaffPage(AlertsPage)

function AlertsPage() {
  const alertId = readAlertNumber(useSearch())
  return (
    <Stack gap={24}>
      <AlertFinder key={alertId} alertId={alertId} />
      {alertId !== null && <SendsOfAlert alertId={alertId} />}
      <NotifiedByDay />
    </Stack>
  )
}

function AlertFinder({ alertId }: { alertId: number | null }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(alertId === null ? '' : String(alertId))
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const url = formatAlertsUrl(text.trim())
    const isNumber = readAlertNumber(url.slice(ALERTS_PATH.length)) !== null
    setIsWrong(!isNumber)
    if (isNumber) navigate(url)
    else event.currentTarget.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <form role="search" action={ALERTS_PATH} noValidate onSubmit={submit} className={form}>
      <TextField
        label={copy.number}
        name="alert"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={text}
        error={isWrong ? copy.numberError : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit">{copy.find}</Button>
      </div>
    </form>
  )
}

function NotifiedByDay() {
  const { data, error, isFetching, refetch } = useDocumentQuery(DashboardDocument, { days: USUAL_DASHBOARD_PERIOD })
  if (error) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const shown = figuresOf(data.dashboard).filter(
    ({ subject }) => subject === 'notifiedByEmail' || subject === 'notifiedByPush',
  )
  return (
    <div className={figures}>
      {shown.map((figure) => (
        <Figure key={figure.subject} {...figure} />
      ))}
    </div>
  )
}
