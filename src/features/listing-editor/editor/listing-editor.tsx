import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { emptyDraft } from '#domain/listing-drafts/listing-draft.ts'
import { ListingOfficeDocument } from '#src/api/generated/documents/listing-office.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { badge } from '#src/design/badge/badge.css.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { NotAnAgent } from '../not-an-agent.tsx'
import { listingsPath, readListingsUrl } from '#domain/listing-drafts/listings-url.ts'
import { AgentsSection } from './agents-section.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { DeletedChoice } from './deleted-choice.tsx'
import { editorCopy as copy, stateName } from './editor.copy.ts'
import { ListingEditorProvider, useContent, useEditor, useEditorCommands } from './listing-editor.provider.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PriceSection } from './price-section.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { RoomsSection } from './rooms-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { MarketSection } from './market-section.tsx'
import { StatementSection } from './statement-section.tsx'
import { AuctionSection, InspectionsSection } from './times-section.tsx'
import { FeaturesSection, WordsSection } from './words-section.tsx'

type Props = { id: string; member: Member }

/** One listing that an agent types in. What is typed is never lost (docs/product.md, section 31). */
export function ListingEditor({ id, member }: Props) {
  const [{ officeId, begins }] = useState(readListingsUrl(useSearch()))
  const { agentUsername } = member
  const [fresh] = useState(() =>
    begins === null
      ? null
      : { ...emptyDraft(begins), agentUsernames: agentUsername === undefined ? [] : [agentUsername] },
  )
  return (
    <ListingEditorProvider id={id} officeId={officeId} fresh={fresh}>
      <Container width="reading" paddingY={32}>
        <Editor id={id} officeId={officeId} />
      </Container>
    </ListingEditorProvider>
  )
}

function Editor({ id, officeId }: { id: string; officeId: number | null }) {
  const isOpen = useEditor((snapshot) => snapshot.hasTag('open'))
  const isUnread = useEditor((snapshot) => snapshot.matches('unread'))
  const isUnavailable = useEditor((snapshot) => snapshot.matches('unavailable'))
  const knownOffice = useEditor(({ context }) => context.portal?.officeId ?? officeId)
  const { data } = useDocumentQuery(ListingOfficeDocument, { officeId: knownOffice })
  const { retryReading } = useEditorCommands()
  const isDeleted = useEditor((snapshot) => snapshot.matches('deleted'))
  const [, navigate] = useLocation()
  useEffect(() => {
    if (isDeleted) navigate(listingsPath({ officeId }))
  }, [isDeleted, navigate, officeId])
  if (data?.listingOffice === null) return <NotAnAgent title={copy.title} />
  if (isOpen) return <Form id={id} officeId={knownOffice} agents={data?.listingOffice?.agents ?? []} />
  return (
    <Stack gap={16}>
      <Heading level={1}>{copy.title}</Heading>
      {isUnread && <RetryNotice label={copy.tryAgain} text={copy.unread} onRetry={retryReading} />}
      {isUnavailable && <Notice>{copy.unavailable}</Notice>}
      {!isUnread && !isUnavailable && <Text role="status">{copy.loading}</Text>}
      <AllListings officeId={officeId} />
    </Stack>
  )
}

type FormProps = Parameters<typeof AgentsSection>[0] & { id: string; officeId: number | null }

const AllListings = ({ officeId }: { officeId: number | null }) => (
  <div>
    <Link href={listingsPath({ officeId })} isStandalone>
      {copy.allListings}
    </Link>
  </div>
)

function Form({ id, officeId, agents }: FormProps) {
  const isPublished = useEditor(({ context: { portal } }) => portal !== null && portal.state !== 'draft')
  return (
    <Stack gap={24}>
      <Head id={id} />
      <ConflictChoice />
      <DeletedChoice id={id} officeId={officeId} />
      <ProblemSummary />
      {isPublished && <MarketSection />}
      <PlaceSection />
      <RoomsSection />
      <PriceSection />
      <AuctionSection />
      <WordsSection />
      <FeaturesSection />
      <PicturesSection id={id} field="photos" />
      <PicturesSection id={id} field="floorPlans" />
      <StatementSection id={id} />
      <InspectionsSection />
      <AgentsSection agents={agents} />
      {!isPublished && <MarketSection />}
      <SaveBar />
    </Stack>
  )
}

function Head({ id }: { id: string }) {
  const { listingType, streetAddress } = useContent()
  const portal = useEditor(({ context }) => context.portal)
  const state = portal?.state ?? 'draft'
  return (
    <Stack gap={8}>
      <AllListings officeId={portal?.officeId ?? null} />
      <Heading level={1}>{streetAddress.trim() || copy.newListing[listingType]}</Heading>
      <Inline gap={12}>
        <span className={badge({ tone: state === 'underOffer' ? 'underOffer' : 'neutral' })}>
          {stateName(state, listingType)}
        </span>
        {portal !== null && (
          <Link href={`${listingsPath({}, id)}/preview`} isStandalone>
            {copy.preview}
          </Link>
        )}
        {portal?.listingPath != null && state !== 'withdrawn' && (
          <Link href={portal.listingPath} isStandalone>
            {copy.seePage}
          </Link>
        )}
      </Inline>
    </Stack>
  )
}
