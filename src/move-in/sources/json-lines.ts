import { isTooDeep } from '#kit/json.ts'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { type MovedKind, type Source } from '../moved-thing.ts'
import { type FilePart, joinedPieces } from './file-parts.ts'

/** Elementor documents nest deeper than requests do. */
const DEEPEST = 200
/** What is longer than any thing that may come is passed over without being kept. */
const LONGEST_LINE = 32 * 1024 * 1024
/** A file of nothing but rubbish would fill the report, and the disk. */
const MOST_TOLD = 200

/** One thing a line, as this shop writes them: `{"kind":"product","oldId":"12","data":{…}}`; plain, compressed, or in a zip. */
export function jsonLinesSource(parts: readonly FilePart[]): Source {
  return {
    things: async function* () {
      let number = 0
      let unreadable = 0
      for await (const line of linesOf(joinedPieces(parts))) {
        number++
        if (line?.trim() === '') continue
        const thing = line === undefined || isTooDeep(line, DEEPEST) ? {} : recordOf(parseOrNothing(line))
        const [kind, oldId] = [textOf(thing['kind']), textOf(thing['oldId'])]
        if (kind !== '' && oldId !== '') yield { kind: kind as MovedKind, oldId, data: recordOf(thing['data']) } // an unknown kind is told in the report
        else if (++unreadable <= MOST_TOLD)
          yield { left: { kind: 'line', oldId: String(number), reason: 'Esta linha do arquivo não pode ser lida.' } }
      }
      if (unreadable > MOST_TOLD)
        yield { left: { kind: 'line', reason: `Outras ${unreadable - MOST_TOLD} linhas também não podem ser lidas.` } }
    },
  }
}

/** Lines of UTF-8 as they come; undefined in the place of one that is too long. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = []
  let length = 0
  const take = () => {
    const line = length > LONGEST_LINE ? undefined : Buffer.concat(parts).toString('utf8')
    parts = []
    length = 0
    return line
  }
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      parts.push(piece.subarray(from, end))
      length += end - from
      yield take()
      from = end + 1
    }
    length += piece.length - from
    if (length > LONGEST_LINE) parts = []
    else parts.push(piece.subarray(from))
  }
  if (length > 0) yield take()
}
