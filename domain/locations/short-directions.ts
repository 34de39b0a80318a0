/** How people shorten the directions in the names of places and streets. "Est" and "Sth" stand for a direction; an estate is "Est" in a street. */
export const shortDirections: ReadonlyMap<string, string> = new Map(
  Object.entries({
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    nth: 'north',
    sth: 'south',
    nrth: 'north',
    est: 'east',
    wst: 'west',
    ne: 'north east',
    nw: 'north west',
    se: 'south east',
    sw: 'south west',
    upr: 'upper',
    uppr: 'upper',
    lwr: 'lower',
    ctl: 'central',
    cntrl: 'central',
  }),
)
