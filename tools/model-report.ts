import type { MachineFinding } from '#tests/support/machine-findings.ts'

type Row = readonly string[]

const heading: Row = ['machine', 'states reached', 'arrows walked', 'paths', 'driven through the page by', 'where']

/** The table of all machines for a terminal, one line each. */
export function reportAsText(findings: readonly MachineFinding[]): string {
  const rows = [heading, ...findings.map(summaryOf)]
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: Row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

/** The table of all machines and, for each of them, its states and every arrow of its chart. */
export function reportAsMarkdown(findings: readonly MachineFinding[], problems: readonly string[]): string {
  const row = (cells: Row) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const table = (head: Row, rows: readonly Row[]) =>
    [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
  const sections = findings.map((finding) =>
    [
      `## ${finding.id}`,
      `States reached: ${statesOf(finding)}.`,
      `${placeOf(finding)}.`,
      table(arrowHeading, arrowsOf(finding)),
    ].join('\n\n'),
  )
  return [
    '# Every machine, every state, every arrow',
    verdictOf(problems),
    table(heading, findings.map(summaryOf)),
    ...sections,
    '',
  ].join('\n\n')
}

/** The same as a page of its own, without anything from elsewhere. */
export function reportAsHtml(findings: readonly MachineFinding[], problems: readonly string[]): string {
  const row = (tag: 'th' | 'td', cells: Row) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const table = (head: Row, rows: readonly Row[]) =>
    `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('\n')}</tbody></table>`
  const sections = findings.map(
    (finding) => `<details><summary>${escapeHtml(finding.id)}</summary>
<p>States reached: ${escapeHtml(statesOf(finding))}.</p><p>${escapeHtml(placeOf(finding))}.</p>
${table(arrowHeading, arrowsOf(finding))}</details>`,
  )
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Every machine</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:80rem}table{border-collapse:collapse}
th,td{text-align:start;padding:.25rem .75rem;border-bottom:1px solid}summary{font-weight:600;padding-block:.5rem}</style>
<h1>Every machine, every state, every arrow</h1><p>${escapeHtml(verdictOf(problems))}</p>
${table(heading, findings.map(summaryOf))}
${sections.join('\n')}</html>
`
}

const arrowHeading: Row = ['from', 'on', 'if', 'to', 'times walked']

const summaryOf = (finding: MachineFinding): Row => [
  finding.id,
  `${finding.states.filter(({ isReached }) => isReached).length} / ${finding.states.length}`,
  `${finding.branches.filter(({ walks }) => walks > 0).length} / ${finding.branches.length}`,
  String(finding.paths),
  `${finding.inThePage.specs.join(', ')}${finding.inThePage.isSamePaths ? '' : ' (journeys)'}`,
  finding.inThePage.page,
]

const arrowsOf = ({ branches, unwalked }: MachineFinding): Row[] =>
  branches.map(({ name, state, event, guard, target, walks }) => [
    state,
    event,
    guard,
    target,
    walks > 0 ? String(walks) : `never: ${unwalked[name] ?? 'nothing says why'}`,
  ])

const statesOf = ({ states }: MachineFinding): string =>
  states.map(({ name, isReached }) => (isReached ? name : `${name} (NEVER)`)).join(', ')

const placeOf = ({ inThePage: { specs, page, isSamePaths } }: MachineFinding): string =>
  `In the page: ${page}; ${specs.join(' and ')} ${specs.length > 1 ? 'drive' : 'drives'} ${isSamePaths ? 'the same paths' : 'whole journeys'} there`

const verdictOf = (problems: readonly string[]): string =>
  problems.length === 0 ? 'Nothing is left out.' : `Not in order: ${problems.join('; ')}.`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
