import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function aLog() {
  let lines = ''
  const write = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines += line.toString()
      done()
    },
  })
  return { log: createLog({ level: 'info', write }), lines: () => lines }
}

test('what names a person or opens a door is never written, whoever logs it', () => {
  const { log, lines } = aLog()
  const person = { password: 'um-canario', cpf: '529.982.247-25', cnpj: '12.ABC.345/01DE-35', email: 'ana@cliente.example' }
  log.info({
    person,
    request: { cookie: 'vitrine_session=abc', authorization: 'Basic xyz', token: 't0k3n', phone: '11987654321' },
  })
  for (const secret of ['um-canario', '529.982', '12.ABC', 'ana@', 'vitrine_session', 'xyz', 't0k3n', '11987654321'])
    expect([secret, lines().includes(secret)]).toEqual([secret, false])
  expect(lines()).toContain('[oculto]')
})

test('of a database’s error the message and the code are kept, and not the row that it repeats', () => {
  const { log, lines } = aLog()
  const err = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ana@cliente.example) exists.',
  })
  log.error({ err }, 'api')
  expect(lines()).toContain('23505')
  expect(lines()).not.toContain('ana@')
})
