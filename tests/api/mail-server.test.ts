import { afterAll, beforeAll, expect, test } from 'vitest'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { anSmtpServer } from '#tests/support/smtp-server.ts'

const PASSWORD = 'senha de app 4711'

const DNS: Record<string, string[]> = { 'loja.example': ['v=spf1 include:_spf.google.com ~all'] }

let server: Awaited<ReturnType<typeof anSmtpServer>>
let shop: TestShop
let admin: Api
let manager: Api
let log = ''
beforeAll(async () => {
  server = await anSmtpServer({ encryption: 'starttls', password: PASSWORD })
  const write = { write: (line: string) => (log += line) } as unknown as NodeJS.WritableStream // the log calls nothing else of it
  shop = await aShop({ network: server.network, write, readTxt: async (name) => DNS[name] ?? [] })
  ;({ api: admin } = await apiAs(shop, 'administrator'))
  ;({ api: manager } = await apiAs(shop, 'shop_manager'))
})
afterAll(async () => {
  await shop?.close()
  await server?.close()
})

const save = (settings: object, version?: number) =>
  admin('/vitrine/v1/mail-server', { method: 'PUT', body: { settings, ...(version !== undefined && { version }) } })
const tried = async (to = 'eu@loja.example') =>
  (await admin('/vitrine/v1/mail-server/test', { method: 'POST', body: { to } })).body as {
    ok: boolean
    problem: string
    message: string
  }
const write = async (to: string) => {
  await putIntoOutbox(shop.db, { to, subject: 'Olá', text: 'Olá!', html: '' })
  const { id } = await shop.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}
const SERVER = () => ({ host: '127.0.0.1', port: String(server.port), encryption: 'starttls', user: 'loja' })

test('without a server mail is off: whoever runs the shop reads so, and a test says what to do', async () => {
  expect((await manager('/vitrine/v1/mail-status')).body).toEqual({ state: 'off', since: null, message: '' })
  expect((await admin('/vitrine/v1/mail-server')).body).toMatchObject({ source: 'none', environment_host: '' })
  expect(await tried()).toMatchObject({ ok: false, problem: 'off' })
})

test.each([
  ['host', 'http://smtp.loja.example', 'Servidor (SMTP)'],
  ['host', 'smtp loja', 'Servidor (SMTP)'],
  ['port', '70000', 'Porta'],
  ['encryption', 'none', 'Criptografia'],
  ['fromAddress', 'loja', 'E-mail de quem envia'],
  ['replyTo', 'a@b\r\nBcc: x@y.example', 'Responder para'],
  ['preset', 'desconhecido', 'Serviço'],
])('%s «%s» is refused by the name of its field', async (name, value, label) => {
  const { status, body } = await save({ [name]: value })
  expect([status, body.message]).toEqual([400, expect.stringContaining(`“${label}”`)])
})

test('a server that is saved sends the next mail, from whom the merchant said, and a change holds without a restart', async () => {
  const { status, body } = await save({ ...SERVER(), password: PASSWORD, fromName: 'Loja', fromAddress: 'pedidos@loja.example' })
  expect([status, body.source]).toEqual([200, 'workbench'])
  expect((await manager('/vitrine/v1/mail-status')).body.state).toBe('on')
  await write('ana@cliente.example')
  await eventually('the mail to arrive', () => server.letters.length === 1)
  expect(server.letters[0]).toContain('From: Loja <pedidos@loja.example>')
  await save({ fromName: 'Casa Aroeira', replyTo: 'oi@loja.example' })
  expect(await tried()).toMatchObject({ ok: true, message: expect.stringContaining('eu@loja.example') })
  expect(server.letters.at(-1)).toContain('From: Casa Aroeira <pedidos@loja.example>')
  expect(server.letters.at(-1)).toContain('Reply-To: oi@loja.example')
})

test('a text that is not saved yet is sent as a test to whom the merchant says', async () => {
  const body = { subject: 'Pago: {pedido}', to: 'eu@loja.example' }
  const { body: told } = await admin('/vitrine/v1/mail-templates/paid/test', { method: 'POST', body })
  expect(told).toMatchObject({ ok: true, message: expect.stringContaining('eu@loja.example') })
  expect(server.letters.at(-1)).toContain('Subject: [Teste] Pago: 1042')
  expect(server.letters.at(-1)).toContain('Content-Type: text/html; charset=utf-8')
})

test('the domain of whoever sends is looked up by the shop itself', async () => {
  const { status, body } = await admin('/vitrine/v1/mail-server/domain')
  expect(status).toBe(200)
  expect(body).toMatchObject({ domain: 'loja.example', is_own: true })
  const told = (body.records as { id: string; status: string }[]).map((one) => [one.id, one.status])
  expect(told).toEqual([
    ['spf', 'ok'],
    ['dkim', 'unknown'],
    ['dmarc', 'missing'],
  ])
  expect((await manager('/vitrine/v1/mail-server/domain')).status).toBe(403)
})

test('the password is told nowhere: not by the API, the tables, the register of changes or the log', async () => {
  const { body } = await admin('/vitrine/v1/mail-server')
  const password = body.settings.find(({ id }: { id: string }) => id === 'password')
  expect(password).toMatchObject({ value: '', is_set: true })
  const settings = await shop.db.selectFrom('settings').select('value').where('name', '=', 'mail').executeTakeFirstOrThrow()
  const secrets = await shop.db.selectFrom('mail_secrets').selectAll().execute()
  const changes = await shop.db.selectFrom('audit_log').selectAll().where('noun', 'in', ['settings', 'mail_secrets']).execute()
  expect(changes.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['settings', 'mail_secrets']))
  expect(secrets).toHaveLength(1)
  expect(secrets[0]!.locked.toString('latin1')).not.toContain(PASSWORD)
  expect(JSON.stringify([body, settings, changes])).not.toContain(PASSWORD)
  expect(log).not.toContain(PASSWORD)
  expect(log).not.toContain(Buffer.from(`\0loja\0${PASSWORD}`).toString('base64'))
})

test('a kept password goes to no other server than the one that it was typed for', async () => {
  const { status, body } = await save({ host: 'smtp.outra.example' })
  expect([status, body.message]).toEqual([400, expect.stringMatching(/“Senha”.*Digite a senha de novo/)])
  expect((await save({ host: '127.0.0.1', fromName: 'Casa' })).status).toBe(200)
})

test('two people with the screen open: the second is told', async () => {
  const { version } = (await admin('/vitrine/v1/mail-server')).body
  expect((await save({ fromName: 'Um' }, version)).status).toBe(200)
  expect((await save({ fromName: 'Dois' }, version)).status).toBe(409)
})

test('a server that refuses for long is told where mail that is off would be; the next mail that leaves ends it', async () => {
  server.rules.password = 'outra'
  expect(await tried()).toMatchObject({ ok: false, problem: 'login', message: expect.stringContaining('senha de app') })
  const id = await write('bia@cliente.example')
  await eventually('the job to have failed', async () => (await shop.db.selectFrom('mail_trouble').selectAll().execute()).length)
  // A few minutes are nobody's concern.
  expect((await manager('/vitrine/v1/mail-status')).body.state).toBe('on')
  await shop.db
    .updateTable('mail_trouble')
    .set({ since: new Date(Date.now() - 24 * 3_600_000) })
    .execute()
  expect((await manager('/vitrine/v1/mail-status')).body).toMatchObject({
    state: 'failing',
    since: expect.any(String),
    message: expect.stringContaining('usuário e a senha'),
  })
  expect((await admin(`/vitrine/v1/mails/${id}`)).body.error).toMatch(/^O servidor não aceitou/)
  const { body: findings } = await admin('/vitrine/v1/doctor')
  expect(findings.find((one: { id: string }) => one.id === 'mails-leave').problems[0]).toContain('Nenhum e-mail sai desde')
  server.rules.password = PASSWORD
  await admin(`/vitrine/v1/mails/${id}/send`, { method: 'POST', body: {} })
  await eventually('it to be sent', async () => (await admin(`/vitrine/v1/mails/${id}`)).body.status === 'sent')
  await eventually('the trouble to be over', async () => (await manager('/vitrine/v1/mail-status')).body.state === 'on')
})

test('an address that does not exist is no trouble of the server', async () => {
  const id = await write('nobody@cliente.example')
  await eventually('the job to have failed', async () => (await admin(`/vitrine/v1/mails/${id}`)).body.error !== '')
  expect(await shop.db.selectFrom('mail_trouble').selectAll().execute()).toEqual([])
})

test('letters that waited while mail was off leave with one press, each once, and old ones stay', async () => {
  const other = await aShop({ network: server.network })
  try {
    const { api } = await apiAs(other, 'administrator')
    for (let n = 0; n < 30; n++)
      await putIntoOutbox(other.db, { to: `fila${n}@cliente.example`, subject: 'Olá', text: 'Olá!', html: '' })
    await other.db
      .updateTable('mails')
      .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('to_address', '=', 'fila0@cliente.example')
      .execute()
    await eventually('the jobs to find no server', async () => (await api('/vitrine/v1/waiting-mails')).body.waiting === 29)
    expect((await api('/vitrine/v1/waiting-mails', { method: 'POST', body: {} })).status).toBe(409)
    await api('/vitrine/v1/mail-server', { method: 'PUT', body: { settings: { ...SERVER(), password: PASSWORD } } })
    const answers = await Promise.all([1, 2].map(() => api('/vitrine/v1/waiting-mails', { method: 'POST', body: {} })))
    expect(answers.map(({ body }) => body.waiting)).toEqual([0, 0])
    const sentTo = () => server.letters.flatMap((letter) => /^To: (fila\d+)@/m.exec(letter)?.[1] ?? [])
    await eventually('all to leave', () => sentTo().length === 29)
    expect(new Set(sentTo()).size).toBe(29)
  } finally {
    await other.close()
  }
})

test('a server of the environment is told by its name alone, and can’t be changed in the workbench', async () => {
  const other = await aShop({ config: { smtpUrl: 'smtp://loja:segredo-do-operador@mail.operador.example:587' } })
  try {
    const { api } = await apiAs(other, 'administrator')
    const { body } = await api('/vitrine/v1/mail-server')
    expect(body).toMatchObject({ source: 'environment', environment_host: 'mail.operador.example' })
    expect(JSON.stringify(body)).not.toContain('segredo-do-operador')
    const change = await api('/vitrine/v1/mail-server', { method: 'PUT', body: { settings: { host: 'smtp.loja.example' } } })
    expect(change.status).toBe(409)
    expect((await api('/vitrine/v1/mail-status')).body.state).toBe('on')
  } finally {
    await other.close()
  }
})
