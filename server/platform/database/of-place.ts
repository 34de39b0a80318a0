/**
 * SQL: that of an array of values which belongs to a place (a row of `location` under this name): by its uri, else by its state. `keys` names
 * the array of uris and states, `values` that of their values.
 */
export const ofPlace = (place: string, { keys, values }: { keys: string; values: string }): string =>
  `(${values}::text[])[coalesce(array_position(${keys}::text[], ${place}.uri), array_position(${keys}::text[], ${place}.state_code))]`
