import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { formCopy as copy } from '../past-sales.copy.ts'
import { PastSaleConflict } from './past-sale-conflict.tsx'
import { draftOf, emptyDraft } from './past-sale-draft.ts'
import { PastSaleFields } from './past-sale-fields.tsx'
import { type PastSaleFormParts, usePastSaleForm } from './use-past-sale-form.ts'

type Props = PastSaleFormParts & { listPath: string; newPath: string }

/** Enters or changes one past sale. */
export function PastSaleForm({ listPath, newPath, ...parts }: Props) {
  const { openSale, sale } = parts
  const id = useId()
  const { form, draft, today, errors, isSaved, isBusy, failure, isConflict, ...does } = usePastSaleForm(parts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    does.save(draft.baseVersion)
  }
  if (isSaved) {
    return <Saved path={listPath} onAnother={openSale === 'new' ? () => does.begin(emptyDraft()) : null} />
  }
  const title = openSale === 'new' ? copy.add : copy.change(sale?.streetAddress ?? draft.streetAddress)
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={title}>
      <Stack gap={24}>
        <Heading level={2}>{title}</Heading>
        {sale?.status === 'completed' && <Text>{copy.waitsAgain}</Text>}
        {errors.length > 0 && <Notice tone="danger">{copy.putRight}</Notice>}
        <PastSaleFields id={id} draft={draft} today={today} errors={errors} onChange={does.update} />
        {failure !== null && <Notice tone="danger">{failure.message}</Notice>}
        {isConflict && (
          <PastSaleConflict
            sale={sale}
            newPath={newPath}
            onKeep={does.save}
            onDrop={(theirs) => does.begin(draftOf(theirs))}
            onNew={does.keepAsNew}
          />
        )}
        <Inline gap={16}>
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? copy.saving : copy.save}
          </Button>
          <Link href={listPath} isStandalone onClick={does.drop}>
            {copy.cancel}
          </Link>
        </Inline>
      </Stack>
    </form>
  )
}

function Saved({ path, onAnother }: { path: string; onAnother: (() => void) | null }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">
        <Stack gap={8}>
          {copy.saved}
          <div>
            {onAnother === null ? (
              <Link href={path}>{copy.done}</Link>
            ) : (
              <Button size="small" variant="secondary" onClick={onAnother}>
                {copy.another}
              </Button>
            )}
          </div>
        </Stack>
      </Notice>
    </div>
  )
}
