import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { type ReactNode, useState } from 'react'
import { OwnPastSalesDocument } from '#src/api/generated/documents/own-past-sales.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { formCopy, ownCopy as copy } from '../past-sales.copy.ts'
import { OwnPastSale } from './own-past-sale.tsx'
import { savedDraft } from './past-sale-draft.ts'
import { PastSaleForm } from './past-sale-form.tsx'

const TAKE = 20

type Props = { username: string; openSale: 'new' | number | null; page: number; isChecker: boolean }

/** All that was entered, with the form of one where it is open. */
export function OwnPastSales({ username, openSale, page, isChecker }: Props) {
  const paging = { skip: (page - 1) * TAKE, take: TAKE }
  const { data, error, refetch } = useDocumentQuery(OwnPastSalesDocument, { username, paging })
  const [removed, setRemoved] = useState<string | null>(null)
  const reread = async () => void (await refetch())
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Frame title={copy.title}>{<Text role="status">{copy.loading}</Text>}</Frame>
  if (!data.pastSales) return <Frame title={copy.title}>{<Notice>{copy.missing}</Notice>}</Frame>
  const { agent, total, results } = data.pastSales
  const path = `/agent/${agent.username}/past-sales`
  const listPath = page === 1 ? path : `${path}?page=${page}`
  const salePath = (sale: 'new' | number) => `${listPath}${page === 1 ? '?' : '&'}sale=${sale}`
  const edited = results.find(({ id }) => id === openSale) ?? null
  const isGone = typeof openSale === 'number' && (edited === null || edited.status === 'removed')
  return (
    <Frame title={copy.titleOf(agent.name)}>
      <Text>{copy.lead}</Text>
      <Inline gap={16}>
        {openSale !== 'new' && <ButtonLink href={salePath('new')}>{copy.add}</ButtonLink>}
        <Link href={`/agent/${agent.username}`} isStandalone>
          {copy.see}
        </Link>
        {isChecker && (
          <Link href="/admin/past-sales" isStandalone>
            {copy.toCheck}
          </Link>
        )}
      </Inline>
      {openSale !== null &&
        (isGone && savedDraft(agent.username, openSale).read() === null ? (
          <Notice>{formCopy.gone}</Notice>
        ) : (
          <PastSaleForm
            key={openSale}
            agent={agent}
            openSale={openSale}
            sale={edited}
            listPath={listPath}
            newPath={salePath('new')}
            onReread={reread}
          />
        ))}
      <Stack as="section" gap={16}>
        <Heading level={2}>{copy.list}</Heading>
        <div role="status">{removed !== null && <Text>{copy.removed(removed)}</Text>}</div>
        {total === 0 && <Text>{copy.none}</Text>}
        {results.map((sale) => (
          <OwnPastSale
            key={sale.id}
            sale={sale}
            changePath={salePath(sale.id)}
            onRemoved={(address) => {
              setRemoved(address)
              void reread()
            }}
          />
        ))}
        <Pages path={path} page={page} total={total} />
      </Stack>
    </Frame>
  )
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={24}>
    <Heading level={1}>{title}</Heading>
    {children}
  </Stack>
)

function Pages({ path, page, total }: { path: string; page: number; total: number }) {
  if (total <= TAKE) return null
  return (
    <nav aria-label={copy.pages}>
      <Inline gap={12}>
        {page > 1 && (
          <ButtonLink href={`${path}?page=${page - 1}`} variant="secondary" rel="prev">
            {copy.newer}
          </ButtonLink>
        )}
        {page * TAKE < total && (
          <ButtonLink href={`${path}?page=${page + 1}`} variant="secondary" rel="next">
            {copy.older}
          </ButtonLink>
        )}
      </Inline>
    </nav>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiProblem && error.code === 'FORBIDDEN') {
    return (
      <Frame title={copy.title}>
        <Notice>
          <Stack gap={8}>
            {copy.notYours}
            <div>
              <Link href="/claim-your-agent-profile">{copy.claim}</Link>
            </div>
          </Stack>
        </Notice>
      </Frame>
    )
  }
  return (
    <Frame title={copy.title}>
      <RetryNotice text={copy.failed} label={copy.tryAgain} onRetry={onRetry} />
    </Frame>
  )
}
