/** The meta that says in the visitor's words what a page of results looks for; what remembers searches reads it. */
export const SEARCH_LABEL_NAME = 'search-label'
