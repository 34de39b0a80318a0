export const cookiesNeeded =
  'Your browser keeps no cookies of this site, so you cannot stay logged in. Allow them and try again.'
