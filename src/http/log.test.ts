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

test('nor at the top of what is logged, nor deep inside of it', () => {
  const { log, lines } = aLog()
  for (const name of ['password', 'cpf', 'card', 'cookie', 'authorization', 'email', 'token', 'secret'])
    for (const logged of [{ [name]: 'um-canario' }, { a: { b: { c: { [name]: 'um-canario' } } } }]) log.warn(logged)
  log.warn({ headers: { 'set-cookie': 'um-canario' } })
  expect(lines()).not.toContain('um-canario')
  expect(lines().match(/\[oculto\]/g)).toHaveLength(17)
})

test('an error’s words lose the people in them, and keep the rest', () => {
  const { log, lines } = aLog()
  log.error({
    err: new Error('no mail to ana.souza@cliente.example for 529.982.247-25, 52998224725, 12.ABC.345/01DE-35 (order 1042)'),
  })
  expect(lines()).not.toMatch(/ana\.souza|@cliente|529\.?982|01DE/)
  expect(lines()).toContain('(order 1042)')
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
