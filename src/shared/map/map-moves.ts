/** Moves of the map that the visitor makes bear the event of theirs; those of the page bear none. */
export const byVisitor = ({ nativeEvent }: { nativeEvent: Event }) => ({ originalEvent: nativeEvent })
