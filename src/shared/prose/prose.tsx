import { Heading } from '#src/design/text/text.tsx'
import { InlineWords } from './inline-words.tsx'
import * as styles from './prose.css.ts'
import type { ProseBlock, ProseSection, ProseTable, ProseText } from './prose-text.ts'
import { proseCopy } from './prose.copy.ts'

/** A piece of writing: its opening, then its sections, each with its anchor. */
export function Prose({ text: { opening, sections } }: { text: ProseText }) {
  return (
    <div className={styles.prose}>
      <Blocks blocks={opening} />
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  )
}

/** The sections of a text as links to their anchors. */
export function ProseContents({ sections }: { sections: readonly Pick<ProseSection, 'id' | 'title'>[] }) {
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <Heading level={2} size="small" id="contents-title">
        {proseCopy.contents}
      </Heading>
      <ol className={styles.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Blocks = ({ blocks }: { blocks: readonly ProseBlock[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text never change place
  blocks.map((block, place) => <Block key={place} block={block} />)

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineWords words={block} />
      </p>
    )
  }
  if ('list' in block) return <Items as="ul" items={block.list} className={styles.list} />
  if ('steps' in block) return <Items as="ol" items={block.steps} className={styles.steps} />
  if ('note' in block) {
    return (
      <p className={styles.note}>
        <InlineWords words={block.note} />
      </p>
    )
  }
  return <Table table={block.table} />
}

function Items({ as: Tag, items, className }: { as: 'ul' | 'ol'; items: readonly string[]; className: string }) {
  return (
    <Tag className={className}>
      {items.map((item) => (
        <li key={item}>
          <InlineWords words={item} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ table: { caption, head, rows } }: { table: ProseTable }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.tableHead}>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className={styles.row}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]} data-column={head[place + 1]}>
                <InlineWords words={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
