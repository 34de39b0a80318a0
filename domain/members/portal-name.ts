/** Letters of other scripts, digits and signs that pass for Latin letters, beside those that Unicode itself takes for the same. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  [
    'a4@аαɑ',
    'bвβ8',
    'cсϲ',
    'dԁɗ',
    'e3еєε',
    'fғ',
    'gɡց',
    'hнһΗ',
    'i1!|lіїιıɩӏ',
    'jј',
    'kкκ',
    'mмΜ',
    'nոηΝ',
    'o0оοσօø',
    'pрρ',
    's5$ѕ',
    't7тτ',
    'uυս',
    'vѵν',
    'wԝω',
    'xхχ',
    'yуγүΥ',
    'zΖ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
)

/** A name as it looks: in small Latin letters, words parted by spaces. Letters that are hard to tell apart are one. */
function lookOf(name: string): string {
  const letters = [...name.normalize('NFKD').replaceAll(/\p{M}|\p{Cf}/gu, '')]
  const latin = letters.map((letter) => {
    const small = letter.toLowerCase()
    return lookalikes.get(letter) ?? lookalikes.get(small) ?? small
  })
  return latin
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

const PORTAL = lookOf('homely')
const roles =
  'admin admins administrator administrators administration moderator moderators staff support supportteam helpdesk helpcentre helpcenter help customerservice customersupport customercare webmaster postmaster root system security official noreply team'
    .split(' ')
    .map(lookOf)
const anyRole = roles.join('|')
const ofPortal = new RegExp(`^(?:the|${anyRole})*${PORTAL}(?:com|au|${anyRole})*$`)
const ofStaff = new RegExp(`^(?:the)?(?:${anyRole})+$`)

/**
 * Whether a name passes for that of the portal or of its staff ("Homely Support", "HOMELY", "H o m e l y", "Нomely", "admin"), however
 * it is spaced and whichever letters that look alike it is written with. A name that merely holds the letters ("Thom Ely") does not.
 */
export function isPortalName(name: string): boolean {
  return [name, name.replaceAll(/\d/g, ' ')].some((text) => {
    const look = lookOf(text)
    const joined = look.replaceAll(' ', '')
    return look.split(' ').includes(PORTAL) || ofPortal.test(joined) || ofStaff.test(joined)
  })
}
