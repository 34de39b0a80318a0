import { useState } from 'react'
import type { OwnPastSale_PastSaleFragment } from '#src/api/generated/graphql.ts'
import { legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { card } from '#src/design/card/card.css.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { addressOf, PastSaleText } from '../past-sale-text.tsx'
import { ownCopy as copy } from '../past-sales.copy.ts'
import { useSending } from './use-sending.ts'

type Props = {
  sale: OwnPastSale_PastSaleFragment
  changePath: string
  onRemoved: (address: string) => void
}

/** One past sale with how far it is; it is removed after a second press. */
export function OwnPastSale({ sale, changePath, onRemoved }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, failure, send } = useSending()
  const address = addressOf(sale)
  const reason = sale.check?.reason ?? ''
  const params = { path: { id: sale.id } }
  return (
    <article className={card({ padding: 'medium' })}>
      <Stack gap={12}>
        <PastSaleText sale={sale} headingLevel={3} />
        <Text weight="strong">{copy.states[sale.status]}</Text>
        {reason !== '' && <Text>{copy.reason(reason)}</Text>}
        {failure !== null && <Notice tone="danger">{failure.message}</Notice>}
        {sale.status !== 'removed' && !isAsking && (
          <Inline gap={12}>
            <ButtonLink href={changePath} variant="secondary" size="small" aria-label={copy.changeOf(address)}>
              {copy.change}
            </ButtonLink>
            <Button
              variant="secondary"
              size="small"
              aria-label={copy.removeOf(address)}
              onClick={() => setIsAsking(true)}
            >
              {copy.remove}
            </Button>
          </Inline>
        )}
        {isAsking && (
          <Stack gap={8} role="group" aria-label={copy.removeOf(address)}>
            <Text>{copy.sure}</Text>
            <Inline gap={12}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone */}
              <Button autoFocus size="small" variant="secondary" onClick={() => setIsAsking(false)}>
                {copy.no}
              </Button>
              <Button
                size="small"
                isBusy={isBusy}
                onClick={() =>
                  void send(
                    () => resultOf((signal) => legacy.DELETE('/agent/transaction/{id}', { params, signal })),
                    () => onRemoved(address),
                  )
                }
              >
                {copy.yes}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </article>
  )
}
