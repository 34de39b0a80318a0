const OF_MEMBERS = 'for members alone: the page shows the error screen, as for its own code'

/** What stands between a visitor and the server, or is only told of elsewhere; why it is in no table. */
export const partsOfRequests: Record<string, string> = {
  'src/shared/member-list/alerts/save-alert-button.idle.tsx':
    'rendered by the server; a press before its code is replayed, as on a listing',
  'src/shared/member-list/alerts/alert-link.tsx':
    'shows something to members alone: without it the button that saves an alert stays',
  'src/features/profile/posts/own-pending-posts.tsx':
    'for members alone: without it they see their profile as everybody does',
  'src/features/alerts/list/member-alerts.tsx': OF_MEMBERS,
  'src/features/alerts/matches/member-alert.tsx': OF_MEMBERS,
  'src/features/alerts/editor/edit-alert.tsx': OF_MEMBERS,
  'src/features/alerts/list/pending-alerts.tsx':
    'comes for an alert that waits in storage, and again with the next page',
  'src/features/my-places/card-distances.ts':
    'for those who named places: cards say no distance, and do with the next page',
  'src/features/hidden-listings/hiding.ts':
    'comes again with the next page; cards are hidden by the style of the document meanwhile',
  'src/features/collections/heart/follow-saved.ts':
    'for members and for homes that wait in storage: without it hearts stand open and save all the same',
  'src/features/collections/badge/follow-invitations.tsx': 'for members alone: without it no badge is shown',
  'src/features/collections/offline/save-listings.ts':
    'for members who save homes: what they keep for later is kept with the next page',
  'src/features/collections/offline/stored-answers.ts':
    'comes for what a member left on this device, and again with the next page',
  'src/features/collections/pending/pending-collection-actor.ts':
    'comes for homes that wait in storage, and again with the next page',
  'src/shared/outbox/outbox-actor.ts': 'comes for changes that wait in storage, and again with the next page',
  'src/shared/posts/votes/cast-vote.ts': 'for members alone: its absence is told as that of the heart above',
  'src/features/collections/picker/show-collection-picker.tsx':
    'for members alone: its absence is told as that of the heart above',
  'src/features/collections/list/member-collections.tsx': OF_MEMBERS,
  'src/features/collections/list/pending-listings.tsx':
    'comes for homes that wait in storage, and again with the next page',
  'src/features/collections/detail/member-collection.tsx':
    'for members alone: without it the page shows what everybody sees',
  'src/features/collections/detail/map-of-listings.tsx':
    'the page says that the map did not come, as that of results (map-in-pane.tsx)',
  'src/features/profile/listings/map-of-listings.tsx':
    'the page says that the map did not come, as that of results (map-in-pane.tsx)',
  'src/features/profile/follow/send-follows-of-nobody.ts':
    'comes for a wish that waits in storage, which is sent with the next profile too',
  'src/features/agents/finder/agents-near-here.ts':
    'the page says that the place was not found, and that a suburb can be typed',
  'src/features/collections/invitation/member-invitation.tsx': 'the page shows the error screen, as for its own code',
  'src/features/reviews/write/write-review.tsx':
    'comes with the session: the page shows the error screen, as for its own code',
  'src/features/reviews/invitation/requested-review.tsx': 'the page shows the error screen, as for its own code',
  'src/features/reviews/requests/member-requests.tsx': OF_MEMBERS,
  'src/features/moderation/list/staff-cases.tsx':
    'for staff alone: the page shows the error screen, as for its own code',
  'src/features/moderation/case/staff-case.tsx':
    'for staff alone: the page shows the error screen, as for its own code',
  'src/features/moderation/decision/own-decision.tsx': OF_MEMBERS,
  'src/features/moderation/badge/follow-staff.ts': 'for staff alone: without it no badge is shown',
  'src/features/enquiries-inbox/agent-inbox.tsx': OF_MEMBERS,
  'src/features/feed-uploads/multiloader.tsx': OF_MEMBERS,
  'src/features/listing-editor/list/office-listings.tsx': OF_MEMBERS,
  'src/features/listing-editor/editor/listing-editor.tsx': OF_MEMBERS,
  'src/features/enquiries-inbox/badge/follow-agent.ts': 'for agents alone: without it no badge is shown',
  'src/shared/posts/report-dialog.tsx': 'for members alone: its absence is told as that of the sheets below',
  'src/shared/posts/write/reply-form.tsx':
    'asked for as the form of a question, and its absence is told in the same way',
  'src/shared/posts/answer-form.tsx': 'for the agent alone: its absence is told as that of the sheets below',
  'src/features/collections/inspection-day/member-inspection-day.tsx': OF_MEMBERS,
  'src/features/collections/sharing/people-sheet.tsx':
    'for members alone: its absence is told as that of the sheets above',
  'src/shared/notifications/menu-badge.tsx': 'without it the side menu shows no badge',
  'src/features/alerts/badge/follow-member.tsx': 'for members alone: without it no badge is shown',
  'src/features/alerts/pending/pending-alert-actor.ts':
    'comes for an alert that waits in storage, and again with the next page',
  'src/app/portal-transport.ts': 'a query fails as one that found no server (tests/e2e/faults.spec.ts)',
  'src/api/generated/persisted-documents.json': 'a query fails as one that found no server (tests/e2e/faults.spec.ts)',
  'src/api/session/fetch-as-member.ts': 'a query fails as one that found no server (tests/e2e/faults.spec.ts)',
  'src/app/log-query-problem.ts': 'a line for who develops the portal',
  'src/features/account/settings/renew-subscription.ts':
    'the settings say that notifications are off, and turn them on again',
  'node_modules/pmtiles/dist/esm/index.js': 'asked for only where street tiles are set up; the portal draws its own',
  'src/features/results/search-head.tsx': 'waited for in the way of no-cards.tsx, whose page needs it first',
  'src/features/results/filters/filter-chips.tsx': 'waited for in the way of no-cards.tsx, whose page needs it first',
  'src/features/results/prepare-results.ts': 'a page that was not prepared reads its data when it is shown',
  'src/features/results/map/drawing-tool.ts': 'the corners of an area can be typed without it',
}
