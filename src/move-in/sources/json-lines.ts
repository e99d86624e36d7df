import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { isTooDeep } from '#kit/json.ts'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { type MovedKind, type Source } from '../moved-thing.ts'

/** Elementor documents nest deeper than requests do. */
const DEEPEST = 200

/** One thing a line, as this shop writes them: `{"kind":"product","oldId":"12","data":{…}}`; compressed when its name ends in .gz. */
export function jsonLinesSource(file: string): Source {
  return {
    things: async function* () {
      const bytes = createReadStream(file)
      const text = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
      let number = 0
      for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
        number++
        if (line.trim() === '') continue
        const thing = isTooDeep(line, DEEPEST) ? {} : recordOf(parseOrNothing(line))
        const [kind, oldId] = [textOf(thing['kind']), textOf(thing['oldId'])]
        if (kind === '' || oldId === '')
          yield { left: { kind: 'line', oldId: String(number), reason: `A linha ${number} não pode ser lida.` } }
        else yield { kind: kind as MovedKind, oldId, data: recordOf(thing['data']) } // an unknown kind is told in the report
      }
    },
  }
}
