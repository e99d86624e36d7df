/** One line of the result: what was measured, beside what it was measured against in the same run. */
export type Row = {
  what: string
  measured: string
  compared?: string
  bound?: string
  verdict: 'ok' | 'broken' | 'skipped' | 'told'
  /** What a reader needs to mend a broken row. */
  notes?: string[]
  /** The same in numbers, for the JSON file. */
  numbers?: Record<string, number>
}

const WORDS = { ok: 'ok', broken: 'BROKEN', skipped: 'skipped', told: '' }
const COLUMNS = ['what', 'measured', 'compared', 'bound', '']

/** The rows as one table in aligned Markdown, and under it what is wrong with the broken ones. */
export function drawTable(rows: Row[]): string {
  const lines = rows.map(({ what, measured, compared = '', bound = '', verdict }) => [
    what,
    measured,
    compared,
    bound,
    WORDS[verdict],
  ])
  const widths = COLUMNS.map((title, at) => Math.max(title.length, 3, ...lines.map((line) => line[at]!.length)))
  const draw = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const notes = rows.flatMap(({ what, notes: some = [] }) => some.map((note) => `  ${what}: ${note}`))
  return [draw(COLUMNS), rule, ...lines.map(draw), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

/** A measurement that cannot be made is a broken row, not the end of the others. */
export async function rowsOf(what: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  process.stderr.write(`→ ${what}…\n`)
  try {
    return await measure()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ what, measured: 'failed', verdict: 'broken', notes: [message] }]
  }
}
