export const SITE_NAME = 'Homely'
