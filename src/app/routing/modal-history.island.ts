import { watchModalHistory } from '#src/design/modal/modal-history.ts'

export default watchModalHistory
