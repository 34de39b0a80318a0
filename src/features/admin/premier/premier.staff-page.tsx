import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { PREMIER_PATH, premierPath } from '#domain/premier/premier-workflow.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { defineStaffPage } from '../frame/define-staff-page.ts'
import { ManagedPremier } from './managed-premier.tsx'
import { PremierList } from './premier-list.tsx'
import { premierPageCopy as copy } from './premier-page.copy.ts'
import * as styles from './premier.css.ts'

/** The agents whom staff make Premier Agents. */
export default defineStaffPage(PremierPage)

const USERNAME = /^[\w-]{1,100}$/

function PremierPage({ below }: { below: string }) {
  return (
    <Stack gap={24}>
      <FindAgent key={below} below={below} />
      {below === '' ? (
        <PremierList />
      ) : (
        <>
          <div>
            <Link href={PREMIER_PATH} isStandalone>
              {copy.all}
            </Link>
          </div>
          <ManagedPremier key={below} username={below} />
        </>
      )}
    </Stack>
  )
}

function FindAgent({ below }: { below: string }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(below)
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const username = text.trim().toLowerCase()
    const isGood = USERNAME.test(username)
    setIsWrong(!isGood)
    if (isGood) navigate(premierPath(username))
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form role="search" noValidate onSubmit={submit} className={styles.form}>
      <TextField
        label={copy.username}
        hint={copy.usernameHint}
        autoComplete="off"
        maxLength={100}
        value={text}
        error={isWrong ? copy.noUsername : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit">{copy.find}</Button>
      </div>
    </form>
  )
}
