import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { HiddenListingsDocument } from '#src/api/generated/documents/hidden-listings.ts'
import type { ListingCard_ListingFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { useHiddenListings } from '#src/shared/listing/hidden/use-hidden-listings.ts'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { hiddenCopy as copy } from './hidden.copy.ts'
import * as styles from './hidden-listings.css.ts'
import { type HidingCommands, hidingCommands } from './hiding.ts'

/** The most that one question asks for. */
const PAGE = 24

/** Hidden homes, the one that was hidden last first. A home that is shown again stays in the list, to be hidden again. */
export function HiddenListings() {
  const commands = useCommands()
  const { all } = useHiddenListings()
  const listed = useListed(all)
  const [shownCount, setShownCount] = useState(PAGE)
  const [news, setNews] = useState('')
  if (listed.length === 0) return <NoneHidden />
  const chunks = Array.from({ length: Math.ceil(Math.min(shownCount, listed.length) / PAGE) }, (_, at) =>
    listed.slice(at * PAGE, (at + 1) * PAGE),
  )
  return (
    <Stack gap={24}>
      <Inline>
        <Text weight="strong">{copy.count(all.size)}</Text>
        {all.size > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              commands.show([...all])
              setNews(copy.announceAllShown)
            }}
          >
            {copy.showAll}
          </Button>
        )}
      </Inline>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      <ul className={styles.list} data-shows-hidden>
        {chunks.map((listingIds) => (
          <Listings key={listingIds[0]} listingIds={listingIds} hidden={all} commands={commands} onNews={setNews} />
        ))}
      </ul>
      {shownCount < listed.length && (
        <div>
          <Button variant="secondary" onClick={() => setShownCount(shownCount + PAGE)}>
            {copy.more}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function useCommands(): HidingCommands {
  const queryClient = useQueryClient()
  const execute = useExecute()
  return useMemo(() => hidingCommands({ queryClient, execute }), [queryClient, execute])
}

/** All that was hidden since the page was opened, in an order that stays. */
function useListed(all: ReadonlySet<number>): readonly number[] {
  const [listed, setListed] = useState<readonly number[]>(() => [...all])
  const known = new Set(listed)
  const added = [...all].filter((id) => !known.has(id))
  if (added.length > 0) setListed([...listed, ...added])
  return listed
}

type ListingsProps = {
  listingIds: readonly number[]
  hidden: ReadonlySet<number>
  commands: HidingCommands
  onNews: (news: string) => void
}

/** Those of one question; withdrawn homes are left out. */
function Listings({ listingIds, hidden, commands, onNews }: ListingsProps) {
  const { data, error, refetch } = useDocumentQuery(HiddenListingsDocument, { listingIds: [...listingIds] })
  if (error) {
    return (
      <li role="alert" className={styles.wide}>
        <Text>{copy.failed}</Text>
        <Button variant="secondary" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </li>
    )
  }
  return data?.listingsById.map((listing) => (
    <Listing
      key={listing.id}
      listing={listing}
      isHidden={hidden.has(listing.id)}
      onHide={() => commands.hide([listing.id])}
      onShow={(name) => {
        commands.show([listing.id])
        onNews(copy.announceShown(name))
      }}
    />
  ))
}

type ListingProps = {
  listing: ListingCard_ListingFragment
  isHidden: boolean
  onHide: () => void
  onShow: (name: string) => void
}

function Listing({ listing, isHidden, onHide, onShow }: ListingProps) {
  const { shortAddress, suburb } = listing.address
  const name = shortAddress === suburb ? suburb : `${shortAddress}, ${suburb}`
  return (
    <li className={styles.listing}>
      <ListingCard listing={listing} />
      <Button
        variant="secondary"
        aria-label={isHidden ? copy.showAgainOf(name) : copy.hideAgainOf(name)}
        onClick={isHidden ? () => onShow(name) : onHide}
      >
        {isHidden ? copy.showAgain : copy.hideAgain}
      </Button>
    </li>
  )
}

const NoneHidden = () => (
  <Stack>
    <Text>{copy.none}</Text>
    <div>
      <Link href="/" isStandalone>
        {copy.search}
      </Link>
    </div>
  </Stack>
)
