/** Short words are near too many others: one slip for those, two for long ones, none for the shortest. */
export function slipsAllowed(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** How many slips lie between two words: a letter too many, too few, another, or two changed about. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let at = 1; at <= b.length; at++) {
      const same = a[row - 1] === b[at - 1] ? 0 : 1
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1] ? before[at - 2]! + 1 : Infinity
      line.push(Math.min(above[at]! + 1, line[at - 1]! + 1, above[at - 1]! + same, swapped))
    }
    before = above
    above = line
  }
  return above[b.length]!
}

/** The known words that a mistyped one may have meant, nearest first. */
export function nearest(word: string, known: string[], most = 3): string[] {
  const allowed = slipsAllowed(word)
  return known
    .map((candidate) => ({ candidate, slips: distance(sounded(word), sounded(candidate)), raw: distance(word, candidate) }))
    .filter(({ candidate, slips }) => candidate !== word && slips <= allowed)
    .sort(
      (a, b) =>
        a.slips - b.slips || a.raw - b.raw || sameStart(b, word) - sameStart(a, word) || (a.candidate < b.candidate ? -1 : 1),
    )
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

const sameStart = ({ candidate }: { candidate: string }, word: string) => (candidate[0] === word[0] ? 1 : 0)

/** Letters that a Portuguese ear can't tell apart are one letter: «vazo» is «vaso», «chicara» is «xicara». */
const sounded = (word: string) =>
  word
    .replaceAll(/ch|sh/g, 'x')
    .replaceAll('ss', 's')
    .replaceAll('ph', 'f')
    .replaceAll(/^h/g, '')
    .replaceAll('z', 's')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
