import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipPieces, joinPieces, keepParts } from './page-pieces.ts'

const row = '<p class="item">Vaso do Jequitinhonha, R$ 189,90 – “feito à mão”</p>\n'

test.each([
  ['a page', '<!doctype html><main>'.repeat(200), row.repeat(30), '</main><footer>'.repeat(100)],
  ['an empty middle', '<main>', '', '</main>'],
  ['nothing around it', '', row, ''],
  ['nothing at all', '', '', ''],
  ['what can’t be made smaller', randomBytes(40_000).toString('latin1'), randomBytes(90_000).toString('latin1'), '</main>'],
])('%s: unpacked it is the whole, as often as it is put together', async (_what, before, middle, after) => {
  const kept = keepParts({ before, after })
  for (const own of [middle, middle + row, '']) {
    const pieces = { ...kept, middle: Buffer.from(own) }
    expect(joinPieces(pieces).toString()).toBe(before + own + after)
    expect(gunzipSync(await gzipPieces(pieces)).toString()).toBe(before + own + after)
  }
})

test('pages that are put together at the same moment keep apart', async () => {
  const kept = keepParts({ before: '<main>', after: '</main>' })
  const middles = Array.from({ length: 20 }, (_, at) => String(at).repeat(at * 997) + row)
  const pages = await Promise.all(middles.map((middle) => gzipPieces({ ...kept, middle: Buffer.from(middle) })))
  expect(pages.map((page) => gunzipSync(page).toString())).toEqual(middles.map((middle) => `<main>${middle}</main>`))
})
