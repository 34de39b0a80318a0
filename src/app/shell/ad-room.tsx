import * as styles from './ad-room.css.ts'
import { adRoomCopy } from './shell.copy.ts'

/** Room for the ad of a section, where one runs (`data-ads` of the document); the feature `ads` fills it. */
export const AdRoom = ({ end }: { end: 'top' | 'end' }) => (
  <aside className={styles.room[end]} aria-label={adRoomCopy.label} data-ad-room={end} />
)
