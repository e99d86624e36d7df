/** Lines to mark, as a merchant writes them: «1, 3-6». What is no line of the code is ignored. */
export function markedLines(written: string, lines: number): Set<number> {
  const found = new Set<number>()
  for (const part of written.split(',')) {
    const range = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part)
    if (!range) continue
    const first = Math.max(1, Number(range[1]))
    const last = Math.min(lines, Number(range[2] ?? range[1]))
    for (let line = first; line <= last; line++) found.add(line)
  }
  return found
}
