import { loadPageModules } from './load-page-modules.ts'
import { showMemberView } from './member-view.ts'

// In the place of end-of-body.ts, where the page has a view for members.
void showMemberView(document).then(() => loadPageModules(document))
