import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { readMultipart } from './multipart.ts'

const part = (disposition: string, body: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
const read = (text: string) => readMultipart(Buffer.from(text), 'b')

test('a form that comes in parts is read into its texts and files', () => {
  const { fields, files } = read(
    part('name="nome"', 'Ana\r\nMaria') +
      part('name="cor[]"', 'azul') +
      part('name="cor[]"', 'verde') +
      part('name="foto"; filename="jarro %22novo%22.png"', 'bytes') +
      part('name="vazio"; filename=""', '') +
      '--b--\r\n',
  )
  expect({ ...fields }).toEqual({ nome: 'Ana\r\nMaria', 'cor[]': ['azul', 'verde'] })
  expect(files).toEqual([{ field: 'foto', name: 'jarro "novo".png', bytes: Buffer.from('bytes') }])
})

test.each([
  ['nothing', ''],
  ['no boundary', 'nome=Ana'],
  ['no end', part('name="nome"', 'Ana')],
  ['cut in a head', '--b\r\nContent-Disposition: form-data; name="no'],
  ['no name', `${part('filename="x"', 'y')}--b--`],
  ['a name twice', `${part('name="a"', '1')}${part('name="a"', '2')}--b--`],
  ['__proto__', `${part('name="__proto__"', '1')}--b--`],
  ['a NUL', `${part('name="a"', 'x\0y')}--b--`],
  ['too many parts', `${part('name="a[]"', '1').repeat(400)}--b--`],
  ['a text of a megabyte', `${part('name="a"', 'x'.repeat(1_000_000))}--b--`],
])('a body with %s is refused in words', (_what, body) => {
  expect(() => read(body)).toThrow(Problem)
})

test('whatever comes, the answer is a form or a refusal', () => {
  const pieces = fc.constantFrom(
    '--b',
    '\r\n',
    '--',
    'Content-Disposition: form-data; name="a"',
    '; filename="x"',
    '\r\n\r\n',
    'x',
    '"',
  )
  const outcome = (text: string) => {
    try {
      return typeof read(text).fields
    } catch (error) {
      return error instanceof Problem ? 'refused' : error
    }
  }
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (list) => {
      expect(['object', 'refused']).toContain(outcome(list.join('')))
    }),
  )
})
