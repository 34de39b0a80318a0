import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayFindListings } from '#domain/staff/listing-acts.ts'
import { formatStaffListingUrl } from '#domain/staff/staff-listings-url.ts'
import { LEAST_VIDEO_PHOTOS, mayGenerateVideos, mayShowListingVideos } from '#domain/listing-videos/listing-video.ts'
import { GenerateListingVideoDocument } from '#src/api/generated/documents/generate-listing-video.ts'
import { ListingVideoDocument } from '#src/api/generated/documents/listing-video.ts'
import { ShowListingVideoDocument } from '#src/api/generated/documents/show-listing-video.ts'
import type { VideoOfListing_VideoFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { StaffHistory } from '../acts/staff-history.tsx'
import { videosCopy as copy } from './videos.copy.ts'
import * as styles from './videos.css.ts'

type Video = VideoOfListing_VideoFragment

/** How often one that is being made is looked at, in milliseconds. */
const LOOKED_AT_EVERY = 3000

/** The video of a listing, and what staff may do about it. */
export function VideoOfListing({ listingId, staff }: { listingId: number; staff: Member }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useDocumentQuery(ListingVideoDocument, { listingId })
  const video = data?.staffListingVideo
  const isUnderWay = video?.state === 'asked' || video?.state === 'running'
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => void refetch(), LOOKED_AT_EVERY)
    return () => clearInterval(timer)
  }, [isUnderWay, refetch])
  if (error && !data) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  if (video == null) return <Text role="status">{copy.noListing}</Text>
  const reread = () => void queryClient.invalidateQueries()
  return <FoundVideo video={video} staff={staff} onChanged={reread} />
}

type PartProps = { video: Video; onChanged: () => void }

function FoundVideo({ video, staff, onChanged }: PartProps & { staff: Member }) {
  const claims = staff.claims ?? {}
  return (
    <Stack gap={24}>
      <Heading level={2}>{video.address}</Heading>
      <div className={styles.columns}>
        <Stack gap={16}>
          <div role="status">
            <FactList items={factsOf(video, mayFindListings(claims))} />
          </div>
          {video.failure != null && <Notice tone="danger">{copy.failures[video.failure]}</Notice>}
          {video.video && !video.isShown && video.isVisible && <Notice>{copy.takenAway}</Notice>}
          {video.video && video.isShown && video.isOutdated && <Notice>{copy.outdated}</Notice>}
        </Stack>
        {video.video && <Film video={video.video} />}
      </div>
      <div className={styles.columns}>
        {mayGenerateVideos(claims) && <Making video={video} onChanged={onChanged} />}
        {mayShowListingVideos(claims) && video.video && <Showing video={video} onChanged={onChanged} />}
      </div>
      <StaffHistory thing="listing" id={video.listingId} />
    </Stack>
  )
}

const factsOf = ({ listingId, photoCount, state, isShown, askedAt }: Video, mayFind: boolean) => [
  {
    term: copy.facts.listing,
    detail: mayFind ? <Link href={formatStaffListingUrl(listingId)}>{String(listingId)}</Link> : String(listingId),
  },
  { term: copy.facts.photos, detail: String(photoCount) },
  { term: copy.facts.state, detail: copy.states[state] },
  { term: copy.facts.shown, detail: isShown ? copy.yes : copy.no },
  ...(askedAt == null ? [] : [{ term: copy.facts.asked, detail: momentText(askedAt) }]),
]

const Film = ({ video: { url, seconds } }: { video: NonNullable<Video['video']> }) => (
  <Stack gap={8}>
    {/* It has no sound. */}
    <video key={url} className={styles.film} src={url} controls preload="none" muted aria-label={copy.preview} />
    <Text size="small" tone="inkSoft">
      {copy.seconds(seconds)}
    </Text>
  </Stack>
)

function Making({ video, onChanged }: PartProps) {
  const { listingId, photoCount, isAvailable, state } = video
  const { isBusy, failure, change } = useChange(GenerateListingVideoDocument)
  if (!isAvailable) return <Notice>{copy.unavailable}</Notice>
  if (photoCount < LEAST_VIDEO_PHOTOS) return <Notice>{copy.tooFewPhotos}</Notice>
  if (state === 'asked' || state === 'running') return null
  if (state === 'done' && !video.isOutdated) return <Text>{copy.upToDate}</Text>
  return (
    <ReasonForm
      label={state === 'none' ? copy.make : copy.makeAgain}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason, onDone) =>
        void change({ input: { listingId, reason } }, () => {
          onDone()
          onChanged()
        })
      }
    >
      <Text tone="inkSoft">{copy.makeHint}</Text>
    </ReasonForm>
  )
}

function Showing({ video: { listingId, isVisible }, onChanged }: PartProps) {
  const { isBusy, failure, change } = useChange(ShowListingVideoDocument)
  return (
    <ReasonForm
      label={isVisible ? copy.hide : copy.show}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason, onDone) =>
        void change({ input: { listingId, isVisible: !isVisible, reason } }, () => {
          onDone()
          onChanged()
        })
      }
    />
  )
}
