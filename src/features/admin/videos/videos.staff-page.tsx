import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { LISTING_VIDEOS_PATH, listingVideoPath } from '#domain/listing-videos/listing-video.ts'
import { numberInPath } from '#domain/staff/number-in-path.ts'
import type { Member } from '#src/api/session/member.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { VideoList } from './video-list.tsx'
import { VideoOfListing } from './video-of-listing.tsx'
import { videosCopy as copy } from './videos.copy.ts'
import * as styles from './videos.css.ts'

/** The videos that the portal makes from the photos of listings. */
export default defineStaffPage(VideosPage)

function VideosPage({ member, below }: { member: Member; below: string }) {
  const listingId = numberInPath(below)
  return (
    <Stack gap={24}>
      <FindListing key={below} below={below} />
      {below === '' && <VideoList />}
      {below !== '' && (
        <div>
          <Link href={LISTING_VIDEOS_PATH} isStandalone>
            {copy.all}
          </Link>
        </div>
      )}
      {below !== '' && listingId === null && <Text role="status">{copy.noListing}</Text>}
      {listingId !== null && <VideoOfListing key={listingId} listingId={listingId} staff={member} />}
    </Stack>
  )
}

function FindListing({ below }: { below: string }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(below)
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = numberInPath(text.trim())
    setIsWrong(id === null)
    if (id !== null) navigate(listingVideoPath(id))
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form role="search" noValidate onSubmit={submit} className={styles.form}>
      <TextField
        label={copy.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text}
        error={isWrong ? copy.noNumber : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit">{copy.find}</Button>
      </div>
    </form>
  )
}
