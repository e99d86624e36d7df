/** A spreadsheet takes a cell that begins so for a formula and runs it, also in the wide forms of East Asian keyboards. */
const RISKY_START = /^[\s]*[=+\-@\t\r＝＋－＠]/
/** Spreadsheets set to Portuguese part cells at «;», whatever parts them here, and then heed no quotation mark of ours. */
const RISKY_PART = /([;\t\r\n][ \u00a0]*)(?=[=+\-@＝＋－＠])/g
/** A telephone, a CPF or a CEP without its signs: as a number it would lose its first digit. */
const LEADING_ZERO = /^0\d+$/
/** What a person owes or gives back is a number to add up, and runs nothing. */
const BELOW_ZERO = /^-\d+(,\d+)?$/

/** A table for spreadsheets: every cell quoted, none of them a formula or a number cut short, accents readable because of the mark at the start. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string) {
  const parts = text.replaceAll(RISKY_PART, "$1'")
  const isText = LEADING_ZERO.test(text) || (RISKY_START.test(text) && !BELOW_ZERO.test(text))
  const safe = isText ? `'${parts}` : parts
  return `"${safe.replaceAll('"', '""')}"`
}
