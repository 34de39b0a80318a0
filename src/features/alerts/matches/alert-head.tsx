import PencilIcon from 'lucide-react/icons/pencil'
import SearchIcon from 'lucide-react/icons/search'
import CheckIcon from 'lucide-react/icons/check'
import { useState } from 'react'
import type { AlertHead_AlertFragment } from '#src/api/generated/graphql.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useAlertCommands, useChangeOf } from '../alert-changes.provider.tsx'
import { deliveryText } from '../alert-state.ts'
import { alertsCopy, matchesCopy as copy } from '../alerts.copy.ts'
import { ChangeFailure } from '../change-failure.tsx'

/** What the alert looks for, and what can be done with it and with what is new. */
export function AlertHead({ alert }: { alert: AlertHead_AlertFragment }) {
  const { id, name, description, links, unseenListingCount } = alert
  const { request } = useAlertCommands()
  const { kind, failure } = useChangeOf(id)
  const [hasMarked, setHasMarked] = useState(false)
  const markSeen = () => {
    setHasMarked(true)
    request({ id, name, kind: 'markSeen' })
  }
  const isMarked = hasMarked && kind === null && failure === null && unseenListingCount === 0
  return (
    <Stack>
      <PageHead title={name} isIndexed={false} />
      <Link href="/alerts" isStandalone>
        {alertsCopy.title}
      </Link>
      <Heading level={1}>{name}</Heading>
      <Text>{description}</Text>
      <Text size="small" tone="inkSoft">
        {deliveryText(alert)}
      </Text>
      <Inline gap={12}>
        {(unseenListingCount > 0 || hasMarked) && (
          <Button icon={CheckIcon} isBusy={kind === 'markSeen'} onClick={markSeen}>
            {copy.markSeen}
          </Button>
        )}
        <ButtonLink href={links.search} variant="secondary" icon={SearchIcon}>
          {copy.seeAll}
        </ButtonLink>
        <ButtonLink href={links.edit} variant="secondary" icon={PencilIcon}>
          {alertsCopy.edit}
        </ButtonLink>
      </Inline>
      <VisuallyHidden>
        <span role="status">{isMarked ? copy.marked : ''}</span>
      </VisuallyHidden>
      {failure && <ChangeFailure failure={failure} />}
    </Stack>
  )
}
