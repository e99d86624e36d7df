/** The known word that a mistyped one was probably meant to be. */
export function closest(typed: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((word) => ({ word, distance: typed !== '' && word.startsWith(typed) ? 0 : editsBetween(typed, word) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  // More than a third of the letters wrong is another word, not a slip.
  return best && best.distance <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : undefined
}

/** « Você quis dizer …?», ready to be put behind a sentence; nothing when no word is near. */
export function suggestion(typed: string, known: readonly string[]): string {
  const word = closest(typed, known)
  return word === undefined ? '' : ` Você quis dizer «${word}»?`
}

/** Letters to add, take away, change or swap with their neighbour. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line.push(
        Math.min(
          rows[row - 1]![column]! + 1,
          line[column - 1]! + 1,
          rows[row - 1]![column - 1]! + (same ? 0 : 1),
          swapped ? rows[row - 2]![column - 2]! + 1 : Infinity,
        ),
      )
    }
    rows.push(line)
  }
  return rows[a.length]![b.length]!
}
