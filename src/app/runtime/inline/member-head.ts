import { askForMemberView } from './member-view.ts'

// After head.ts, in documents whose page has a view for members.
askForMemberView()
