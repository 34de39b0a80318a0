/** The one page that says what promoted listings are. */
export const PROMOTION_PATH = '/agent-centre/homely-plus'
