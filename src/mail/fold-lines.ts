/** What RFC 5322 lets a line have, less the room that a server along the way may take. */
const LONGEST_BYTES = 900

/** Lines that every mail server takes: a longer one goes on below, where it has a space. A word is never broken. */
export const foldLines = (text: string): string => text.split('\n').map(fold).join('\n')

function fold(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_BYTES) return line
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const word of line.split(' ')) {
    const more = Buffer.byteLength(word) + 1
    if (bytes > 0 && bytes + more > LONGEST_BYTES) {
      lines.push(current)
      current = word
      bytes = more
    } else {
      current = bytes === 0 ? word : `${current} ${word}`
      bytes += more
    }
  }
  return [...lines, current].join('\n')
}
