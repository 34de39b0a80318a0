import BellIcon from 'lucide-react/icons/bell'
import PauseIcon from 'lucide-react/icons/pause'
import PencilIcon from 'lucide-react/icons/pencil'
import PlayIcon from 'lucide-react/icons/play'
import SearchIcon from 'lucide-react/icons/search'
import TrashIcon from 'lucide-react/icons/trash-2'
import type { AlertChangeKind } from '#machines/alerts/alerts.machine.ts'
import type { AlertCard_AlertFragment } from '#src/api/generated/graphql.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { aboveCardLink, card } from '#src/design/card/card.css.ts'
import { CardLink } from '#src/design/card/card.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { media } from '#src/design/tokens/breakpoints.ts'
import { Photo } from '#src/shared/listing/photo.tsx'
import { NotificationBadge } from '#src/shared/notifications/notification-badge.tsx'
import { useAlertCommands, useChangeOf } from '../alert-changes.provider.tsx'
import { deliveryText } from '../alert-state.ts'
import { alertsCopy as copy } from '../alerts.copy.ts'
import { ChangeFailure } from '../change-failure.tsx'
import * as styles from './alerts.css.ts'

/** An alert in the list: what it looks for, how much is new, and what can be done with it. */
export function AlertCard({ alert }: { alert: AlertCard_AlertFragment }) {
  const { name, cardInfo, links, coverPhoto, unseenListingCount, isPaused } = alert
  const { failure } = useChangeOf(alert.id)
  return (
    <article className={`${card({ isLinked: true })} ${styles.card}`}>
      <div className={styles.cover}>
        {coverPhoto ? (
          <Photo
            photo={coverPhoto}
            widths={[320, 640]}
            sizes={`${media.medium} 360px, 100vw`}
            ratio="3:2"
            isDecorative
          />
        ) : (
          <div className={styles.noCover}>
            <Icon drawing={BellIcon} size="huge" label={copy.noPhoto} />
          </div>
        )}
        <div className={styles.onCover}>
          <NotificationBadge count={unseenListingCount} what={copy.newHomes(unseenListingCount)} />
        </div>
      </div>
      <div className={styles.words}>
        <Heading level={2} size="lead">
          <CardLink href={links.alert}>{name}</CardLink>
        </Heading>
        <Text>{[cardInfo.mode, cardInfo.place, cardInfo.price].filter(Boolean).join(' · ')}</Text>
        {cardInfo.features.length > 0 && (
          <Text size="small" tone="inkSoft">
            {cardInfo.features.join(' · ')}
          </Text>
        )}
        <Text size="small" tone="inkSoft" weight={isPaused ? 'strong' : undefined}>
          {deliveryText(alert)}
        </Text>
      </div>
      <div className={`${aboveCardLink} ${styles.actions}`}>
        {failure && <ChangeFailure failure={failure} />}
        <CardActions alert={alert} />
      </div>
    </article>
  )
}

function CardActions({ alert: { id, name, links, isPaused } }: { alert: AlertCard_AlertFragment }) {
  const { request } = useAlertCommands()
  const { kind } = useChangeOf(id)
  const press = (wanted: AlertChangeKind) => request({ id, name, kind: wanted })
  const isSwitching = kind === 'pause' || kind === 'resume'
  const switching = isPaused ? copy.resume : copy.pause
  const quiet = { variant: 'quiet', size: 'small' } as const
  return (
    <div role="group" aria-label={copy.of(copy.actions, name)} className={styles.buttons}>
      <ButtonLink {...quiet} href={links.search} icon={SearchIcon} aria-label={copy.of(copy.search, name)}>
        {copy.search}
      </ButtonLink>
      <ButtonLink {...quiet} href={links.edit} icon={PencilIcon} aria-label={copy.of(copy.edit, name)}>
        {copy.edit}
      </ButtonLink>
      <Button
        {...quiet}
        icon={isPaused ? PlayIcon : PauseIcon}
        aria-label={copy.of(switching, name)}
        isBusy={isSwitching}
        onClick={() => press(isPaused ? 'resume' : 'pause')}
      >
        {switching}
      </Button>
      <Button
        {...quiet}
        icon={TrashIcon}
        aria-label={copy.of(copy.delete, name)}
        isBusy={kind === 'delete'}
        onClick={() => press('delete')}
      >
        {copy.delete}
      </Button>
    </div>
  )
}
