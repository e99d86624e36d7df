import { afterEach, expect, test } from 'vitest'
import { anSmtpServer } from '#tests/support/smtp-server.ts'
import { createDelivery, type MailConnection } from './deliver.ts'
import type { MailTrouble } from './trouble.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
async function aServer(options: Parameters<typeof anSmtpServer>[0]) {
  const server = await anSmtpServer(options)
  closers.push(server.close)
  return server
}
const MAIL = {
  from: { name: 'Casa Aroeira', address: 'pedidos@casaaroeira.example' },
  to: 'ana@cliente.example',
  replyTo: 'oi@casaaroeira.example',
  subject: 'Olá',
  text: 'Olá, Ana!',
  html: '',
  messageId: '<1@casaaroeira.example>',
}
const typed = (port: number, over: Partial<Extract<MailConnection, { host: string }>> = {}): MailConnection => ({
  host: '127.0.0.1',
  port,
  encryption: 'tls',
  user: 'loja',
  password: 'segredo-4711',
  ...over,
})
const troubleOf = async (work: Promise<void>): Promise<MailTrouble> =>
  await work.then(
    () => expect.unreachable('it was sent'),
    (error: MailTrouble) => error,
  )

test.each(['tls', 'starttls'] as const)(
  'a mail leaves by %s, with the password only once the line is safe',
  async (encryption) => {
    const server = await aServer({ encryption })
    await createDelivery(server.network)(typed(server.port, { encryption }), MAIL)
    expect(server.letters).toHaveLength(1)
    expect(server.letters[0]).toContain('Reply-To: oi@casaaroeira.example')
    expect(server.asked.filter((line) => line.startsWith('AUTH'))).toHaveLength(1)
  },
)

test.each<[string, Parameters<typeof anSmtpServer>[0], Partial<Extract<MailConnection, { host: string }>>, string]>([
  ['a wrong password', { encryption: 'tls' }, { password: 'errada' }, 'login'],
  ['a server without STARTTLS', { encryption: 'none' }, { encryption: 'starttls' }, 'encryption'],
  ['TLS where the server speaks plainly first', { encryption: 'starttls' }, { encryption: 'tls' }, 'encryption'],
  ['a sender of somebody else', { encryption: 'tls', senders: ['eu@outra.example'] }, {}, 'sender'],
])('%s is told as it is, without the password', async (_name, options, over, problem) => {
  const server = await aServer(options)
  const trouble = await troubleOf(createDelivery(server.network)(typed(server.port, over), MAIL))
  expect(trouble.problem).toBe(problem)
  expect(trouble.message).not.toContain('segredo-4711')
  expect(server.letters).toHaveLength(0)
})

test('who gets it does not exist: that is this mail alone', async () => {
  const server = await aServer({ encryption: 'tls' })
  const trouble = await troubleOf(createDelivery(server.network)(typed(server.port), { ...MAIL, to: 'nobody@cliente.example' }))
  expect(trouble.problem).toBe('recipient')
})

test('a certificate that nobody vouches for, or of another name, is not believed', async () => {
  const server = await aServer({ encryption: 'tls' })
  const { allowed, ca } = server.network
  expect((await troubleOf(createDelivery({ allowed })(typed(server.port), MAIL))).problem).toBe('certificate')
  const resolve = (_host: string, found: (error: null, addresses: { address: string; family: number }[]) => void) =>
    found(null, [{ address: '127.0.0.1', family: 4 }])
  const elsewhere = createDelivery({ allowed: { ...allowed, resolve }, ca })
  expect((await troubleOf(elsewhere(typed(server.port, { host: 'smtp.outra.example' }), MAIL))).problem).toBe('certificate')
})

test('what a merchant typed leads to the open internet alone; an operator’s server may stand in the own network', async () => {
  const server = await aServer({ encryption: 'none' })
  expect((await troubleOf(createDelivery()(typed(server.port), MAIL))).problem).toBe('private-address')
  expect(server.asked).toEqual([])
  const trouble = await troubleOf(createDelivery()({ url: `smtp://127.0.0.1:${server.port}/?ignoreTLS=true` }, MAIL))
  expect(trouble.problem).toBe('login')
})

test('a server that never speaks is given up at the deadline, and one that is not there at once', async () => {
  const server = await aServer({ encryption: 'none', isSilent: true })
  const send = createDelivery(server.network)
  expect((await troubleOf(send(typed(server.port, { encryption: 'starttls' }), MAIL, 150))).problem).toBe('timeout')
  await server.close()
  expect((await troubleOf(send(typed(server.port), MAIL))).problem).toBe('refused')
  const resolve = (host: string, found: (error: Error, addresses: []) => void) =>
    found(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), [])
  const lost = createDelivery({ allowed: { ...server.network.allowed, resolve } })
  expect((await troubleOf(lost(typed(1, { host: 'smtp.nada.example' }), MAIL))).problem).toBe('host-not-found')
})
