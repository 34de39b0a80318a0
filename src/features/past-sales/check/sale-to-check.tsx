import { useState } from 'react'
import { pastSaleLimits } from '#domain/transactions/past-sale.ts'
import { pastSaleErrors } from '#domain/transactions/past-sale-errors.copy.ts'
import { DecidePastSaleDocument } from '#src/api/generated/documents/decide-past-sale.ts'
import type { SaleToCheck_PastSaleFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { card } from '#src/design/card/card.css.ts'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { addressOf, PastSaleText } from '../past-sale-text.tsx'
import { checkCopy as copy } from '../past-sales.copy.ts'

type Props = { sale: SaleToCheck_PastSaleFragment; onDecided: (said: string) => void }

/** One past sale with all that staff need to ask for its proof. */
export function SaleToCheck({ sale, onDecided }: Props) {
  const [unsent, setUnsent] = useUnsentText(useMemberId(), `reason of sale ${sale.id}`)
  const reason = unsent ?? ''
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, failure, change } = useChange(DecidePastSaleDocument)
  const address = addressOf(sale)
  const decide = (isAccepted: boolean) => {
    const isUnsaid = !isAccepted && reason.trim() === ''
    setIsMissing(isUnsaid)
    if (isUnsaid) return document.getElementById(`reason-${sale.id}`)?.focus()
    const version = sale.check?.version ?? 0
    void change({ id: sale.id, version, isAccepted, reason: isAccepted ? '' : reason }, () => {
      setUnsent(null)
      onDecided(isAccepted ? copy.accepted(address) : copy.removed(address))
    })
  }
  return (
    <article className={card({ padding: 'medium' })}>
      <Stack gap={12}>
        <PastSaleText sale={sale} headingLevel={2} />
        <Text>
          <Link href={`/agent/${sale.agent.username}`}>{sale.agent.name}</Link>
          {` · ${sale.agent.office.name}`}
        </Text>
        <Field
          id={`reason-${sale.id}`}
          label={copy.reason}
          isOptional
          error={isMissing ? pastSaleErrors.reason(pastSaleLimits.reason) : undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              rows={2}
              maxLength={pastSaleLimits.reason}
              className={control()}
              value={reason}
              onChange={({ currentTarget }) => setUnsent(currentTarget.value)}
            />
          )}
        </Field>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Inline gap={12}>
          <Button isBusy={isBusy} aria-label={copy.acceptOf(address)} onClick={() => decide(true)}>
            {copy.accept}
          </Button>
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={copy.removeOf(address)}
            onClick={() => decide(false)}
          >
            {copy.remove}
          </Button>
        </Inline>
      </Stack>
    </article>
  )
}
