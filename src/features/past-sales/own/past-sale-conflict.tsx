import type { OwnPastSale_PastSaleFragment } from '#src/api/generated/graphql.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { formCopy as copy } from '../past-sales.copy.ts'

type Sale = OwnPastSale_PastSaleFragment
type Props = {
  /** As it is now; null where it is not there any more. */
  sale: Sale | null
  newPath: string
  onKeep: (version: number) => void
  onDrop: (sale: Sale) => void
  onNew: () => void
}

/** Where somebody else changed it meanwhile: which of the two it shall be; where it was removed, what was typed as a new one. */
export function PastSaleConflict({ sale, newPath, onKeep, onDrop, onNew }: Props) {
  if (sale === null || sale.status === 'removed') {
    return (
      <div>
        <ButtonLink href={newPath} variant="secondary" onClick={onNew}>
          {copy.asNew}
        </ButtonLink>
      </div>
    )
  }
  return (
    <Inline gap={12}>
      <Button variant="secondary" onClick={() => onKeep(sale.check?.version ?? 0)}>
        {copy.saveOver}
      </Button>
      <Button variant="secondary" onClick={() => onDrop(sale)}>
        {copy.showTheirs}
      </Button>
    </Inline>
  )
}
