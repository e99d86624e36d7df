import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { examplesOf, LETTER_SHOP } from '#tests/support/every-letter.ts'
import { aDatabase } from '#tests/support/database.ts'
import { loadMarketingKinds } from '#shop/marketing/load-kinds.ts'
import { createMailJob } from './send-mail.ts'
import { createDelivery } from './server/deliver.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A mail server as far as a mail needs one; it keeps what it was given. */
async function aMailServer({ refuses = false } = {}) {
  const letters: string[] = []
  const senders: string[] = []
  const server: Server = createServer((socket) => {
    let isLetter = false
    let letter = ''
    socket.write('220 here\r\n')
    socket.on('data', (part) => {
      for (const line of part.toString().split('\r\n').slice(0, -1)) {
        if (isLetter) {
          if (line === '.') {
            isLetter = false
            letters.push(letter)
            socket.write('250 kept\r\n')
          } else letter += `${line}\n`
        } else if (/^EHLO|^HELO/.test(line)) socket.write('250 hello\r\n')
        else if (line.startsWith('MAIL FROM')) {
          senders.push(/<([^>]*)>/.exec(line)![1]!)
          socket.write('250 ok\r\n')
        } else if (line.startsWith('RCPT')) socket.write(refuses ? '451 later\r\n' : '250 ok\r\n')
        else if (line === 'DATA') {
          isLetter = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => new Promise((closed) => server.close(closed)))
  return { letters, senders, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}/?ignoreTLS=true` }
}

async function aMail() {
  const database = await aDatabase()
  closers.push(database.close)
  const db = database.kysely
  const { id } = await db
    .insertInto('mails')
    .values({ to_address: 'ana@cliente.example', subject: 'Recebemos sua mensagem', text: 'Olá, Ana! Já vamos responder.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const status = async () => (await db.selectFrom('mails').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  return { db, id, status }
}
const sender = { name: 'Casa Aroeira', address: 'contato@casaaroeira.example' }
const deliver = createDelivery()
const by = (url: string) => async () => ({ connection: { url }, sender, replyTo: (own: string | null) => own ?? undefined })

test('a mail of the outbox is sent once, from the shop, and known by its number', async () => {
  const server = await aMailServer()
  const { db, id, status } = await aMail()
  const send = createMailJob({ db, deliver, outgoing: by(server.url) })
  await send({ payload: { mail: id } })
  await send({ payload: { mail: id } })
  expect(server.letters).toHaveLength(1)
  expect(server.letters[0]).toContain('From: Casa Aroeira <contato@casaaroeira.example>')
  expect(server.letters[0]).toContain(`Message-ID: <${id}@casaaroeira.example>`)
  expect(await status()).toBe('sent')
})

test('a server that refuses leaves the mail in the outbox for another try', async () => {
  const server = await aMailServer({ refuses: true })
  const { db, id, status } = await aMail()
  await expect(createMailJob({ db, deliver, outgoing: by(server.url) })({ payload: { mail: id } })).rejects.toThrow(/451/)
  expect(await status()).toBe('waiting')
})

test('without a mail server the mail stays in the outbox', async () => {
  const { db, id, status } = await aMail()
  await createMailJob({ db, deliver, outgoing: async () => undefined })({ payload: { mail: id } })
  expect(await status()).toBe('waiting')
})

test('a mail that sells can be unsubscribed from with one press (RFC 8058), and no other mail can', async () => {
  const server = await aMailServer()
  const { db, id } = await aMail()
  const unsubscribe_url = `https://loja.example/email/cancelar/12345678.${'a'.repeat(32)}/`
  const selling = await db
    .insertInto('mails')
    .values({ to_address: 'ana@cliente.example', subject: 'Seu carrinho', text: 'Olá', unsubscribe_url })
    .returning('id')
    .executeTakeFirstOrThrow()
  const send = createMailJob({ db, deliver, outgoing: by(server.url) })
  await send({ payload: { mail: id } })
  await send({ payload: { mail: selling.id } })
  const [plain, sold] = server.letters
  expect(plain).not.toContain('List-Unsubscribe')
  // A long header may go on in the next line.
  expect(sold!.replaceAll(/\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe_url}>\n`)
  expect(sold).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
})

test('every kind of letter leaves as filters want it: aligned, with a text part, small, and to be ended where it sells', async () => {
  const server = await aMailServer()
  const { db } = await aMail()
  const send = createMailJob({ db, deliver, outgoing: by(server.url) })
  const examples = await examplesOf(LETTER_SHOP)
  const kinds = examples.list().map(({ id }) => id)
  for (const id of kinds) {
    const { subject, text, html } = (await examples.draw(id))!
    const wayOut = /https:\/\/loja\.example\/email\/cancelar\/[^\s"]+/.exec(text)?.[0] ?? null
    const values = { to_address: 'ana@cliente.example', subject, text, html, unsubscribe_url: wayOut }
    const mail = await db.insertInto('mails').values(values).returning('id').executeTakeFirstOrThrow()
    await send({ payload: { mail: mail.id } })
    const raw = server.letters.at(-1)!
    const head = raw.slice(0, raw.indexOf('\n\n')).replaceAll(/\n\s+/g, ' ')
    // One domain in what the reader sees, where refusals go to, and the number: SPF and DKIM of the sender's domain speak for it.
    expect([id, server.senders.at(-1)]).toEqual([id, sender.address])
    expect([id, head]).toEqual([id, expect.stringMatching(/^From: Casa Aroeira <contato@casaaroeira\.example>$/m)])
    expect([id, head]).toEqual([id, expect.stringMatching(/^Message-ID: <\d+@casaaroeira\.example>$/m)])
    expect([id, head]).toEqual([id, expect.stringMatching(/^Date: .*[+-]\d{4}$/m)])
    expect([id, head]).toEqual([id, expect.stringMatching(/^Content-Type: multipart\/alternative;/m)])
    expect([id, raw.match(/^Content-Type: text\/\w+/gm)]).toEqual([id, ['Content-Type: text/plain', 'Content-Type: text/html']])
    expect([id, raw.length < 100_000, Math.max(...raw.split('\n').map(({ length }) => length)) <= 998]).toEqual([id, true, true])
    expect([id, head.includes(`List-Unsubscribe: <${wayOut}>`), head.includes('List-Unsubscribe-Post:')]).toEqual([
      id,
      wayOut !== null,
      wayOut !== null,
    ])
  }
  const selling = [...(await loadMarketingKinds()).keys()]
  expect(server.letters.filter((raw) => raw.includes('List-Unsubscribe-Post:')).length).toBeGreaterThanOrEqual(selling.length)
  expect(kinds).toEqual(expect.arrayContaining(selling))
})
