/** Short words are near too many others: one slip for those, two for long ones, none for the shortest. */
export function slipsAllowed(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** How many slips lie between two words: a letter too many, too few, another, or two changed about. More than `most` are not counted. */
export function distance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  let leastAbove = 0
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let least = row
    for (let at = 1; at <= b.length; at++) {
      const same = a[row - 1] === b[at - 1] ? 0 : 1
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1] ? before[at - 2]! + 1 : Infinity
      const slips = Math.min(above[at]! + 1, line[at - 1]! + 1, above[at - 1]! + same, swapped)
      line.push(slips)
      if (slips < least) least = slips
    }
    // What follows goes on from one of these two lines; from the upper one only by two letters changed about.
    if (least > most && leastAbove + 1 > most) return Infinity
    before = above
    above = line
    leastAbove = least
  }
  return above[b.length]! > most ? Infinity : above[b.length]!
}

/** The known words that a mistyped one may have meant, nearest first. */
export function nearest(word: string, known: string[], most = 3): string[] {
  const allowed = slipsAllowed(word)
  const heard = sounded(word)
  return known
    .map((candidate) => ({ candidate, slips: distance(heard, sounded(candidate), allowed) }))
    .filter(({ candidate, slips }) => candidate !== word && slips <= allowed)
    .map((near) => ({ ...near, raw: distance(word, near.candidate) }))
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
