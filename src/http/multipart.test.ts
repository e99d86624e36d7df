import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createMultipart, filesOf } from './multipart.ts'
import { problemOf } from './problem.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'vitrine-multipart-')), 'incoming')
const http = fastify({ bodyLimit: 1024 * 1024 })
let whileAnswered: () => Promise<void>

beforeAll(async () => {
  http.setErrorHandler((error, _request, reply) => {
    const { status, message } = problemOf(error)
    return reply.code(status).send({ message })
  })
  await http.register(async (scope) => {
    createMultipart({ folder })(scope)
    scope.post('/', async (request) => {
      await whileAnswered()
      const files = filesOf(request).map(({ field, name, size, path }) => {
        return { field, name, size, text: readFileSync(path, 'latin1').slice(0, 20) }
      })
      return { fields: request.body, files }
    })
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => (whileAnswered = async () => {}))
afterAll(async () => {
  await http.close()
  rmSync(join(folder, '..'), { recursive: true })
})

const part = (disposition: string, body: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
const send = (payload: string) =>
  http.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'multipart/form-data; boundary=b' } })
const kept = () => (existsSync(folder) ? readdirSync(folder) : [])

test('a form that comes in parts is read into its texts and files; the files are gone with the answer', async () => {
  whileAnswered = async () => expect(kept()).toHaveLength(2)
  const answer = await send(
    part('name="nome"', 'Ana\r\nMaria') +
      part('name="cor[]"', 'azul') +
      part('name="cor[]"', 'verde') +
      part('name="foto"; filename="jarro %22novo%22.png"', 'bytes') +
      part('name="vazio"; filename=""\r\nContent-Type: application/octet-stream', '') +
      '--b--\r\n',
  )
  expect(answer.json()).toEqual({
    fields: { nome: 'Ana\r\nMaria', 'cor[]': ['azul', 'verde'] },
    files: [{ field: 'foto', name: 'jarro "novo".png', size: 5, text: 'bytes' }],
  })
  await eventually('the files are removed', () => kept().length === 0)
})

test.each([
  ['no boundary', 'nome=Ana', 400],
  ['no end', part('name="nome"', 'Ana'), 400],
  ['cut in a head', '--b\r\nContent-Disposition: form-data; name="no', 400],
  ['no name', `${part('filename="x"', 'y')}--b--`, 400],
  ['a name twice', `${part('name="a"', '1')}${part('name="a"', '2')}--b--`, 400],
  ['__proto__', `${part('name="__proto__"', '1')}--b--`, 400],
  ['a NUL', `${part('name="a"', 'x\0y')}--b--`, 400],
  ['too many parts', `${part('name="a[]"', '1').repeat(400)}--b--`, 413],
  ['a text of a megabyte', `${part('name="a"', 'x'.repeat(1_000_000))}--b--`, 413],
  ['a file that is too large', `${part('name="a"; filename="x"', 'x'.repeat(10 * 1024 * 1024 + 1))}--b--`, 413],
  ['too many files', `${part('name="a"; filename="x"', 'x').repeat(21)}--b--`, 413],
  ['too much in all', `${part('name="a"; filename="x"', 'x'.repeat(9 * 1024 * 1024)).repeat(5)}--b--`, 413],
])('a body with %s is refused in words, and nothing of it stays', async (_what, body, status) => {
  const answer = await send(body)
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(/^(Não|O) /)])
  await eventually('the files are removed', () => kept().length === 0)
})

test('whatever comes, the answer is a form or a refusal', async () => {
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
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 30 }), async (list) => {
      expect([200, 400, 413]).toContain((await send(list.join(''))).statusCode)
    }),
  )
  await eventually('the files are removed', () => kept().length === 0)
})

test('a sender who goes away in the middle of a file leaves nothing behind', async () => {
  const { port } = http.server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n`
  socket.write(`${head}--b\r\nContent-Disposition: form-data; name="a"; filename="x"\r\n\r\n${'x'.repeat(100_000)}`)
  await eventually('the file has begun', () => kept().length === 1)
  socket.destroy()
  await eventually('the file is removed', () => kept().length === 0)
})
