import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createSettings } from '#content/settings/service.ts'
import { createAccountMails } from '#mail/account-mails.ts'
import { exampleOrder, PAID } from '#mail/example-order.ts'
import { createLetterSettings } from '#mail/letter-settings.ts'
import { createOrderMails } from '#mail/order-mails.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let admin: Api
let authorization: string
let manager: Api
beforeAll(async () => {
  shop = await aShop()
  ;({ api: admin, authorization } = await apiAs(shop, 'administrator'))
  ;({ api: manager } = await apiAs(shop, 'shop_manager'))
})
afterAll(async () => await shop?.close())

const post = (api: Api, path: string, body: object = {}) => api(path, { method: 'POST', body })

test('mails, jobs, backups and the shop’s health are the administrator’s alone', async () => {
  const reads = [
    '/mails',
    '/waiting-mails',
    '/mails/1',
    '/mail-templates',
    '/mail-templates/paid',
    '/mail-templates/paid/revisions',
    '/mail-templates/paid/view',
    '/mail-server',
    '/jobs',
    '/jobs/totals',
    '/backups',
    '/backups/runs',
    '/doctor',
  ]
  const writes = [
    '/mail-templates/paid',
    '/mail-templates/paid/reset',
    '/mail-templates/paid/revisions/1/restore',
    '/mail-templates/paid/preview',
    '/mail-templates/paid/test',
    '/mail-server/test',
    '/mails/1/send',
    '/jobs/1/retry',
    '/jobs/1/give-up',
    '/backups',
    '/backups/x/restore-test',
  ]
  for (const path of reads) {
    expect([path, (await manager(`/vitrine/v1${path}`)).status]).toEqual([path, 403])
    expect([path, (await apiOf(shop)(`/vitrine/v1${path}`)).status]).toEqual([path, 401])
  }
  for (const path of writes) expect([path, (await post(manager, `/vitrine/v1${path}`)).status]).toEqual([path, 403])
  expect((await post(manager, '/vitrine/v1/backups/x/ticket')).status).toBe(403)
})

describe('mail', () => {
  test('without a mail server a mail stays in the outbox, and can be read there', async () => {
    const subject = 'Teste de e-mail'
    await putIntoOutbox(shop.db, { to: 'administrator@exemplo.com.br', subject, text: 'Olá!', html: '' })
    const { id } = await shop.db.selectFrom('mails').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()
    const { status, body } = await admin(`/vitrine/v1/mails/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ to: 'administrator@exemplo.com.br', status: 'waiting', has_server: false })
    const { body: list, headers } = await admin('/vitrine/v1/mails?status=waiting&search=ADMIN')
    expect(list[0]).toMatchObject({ id: body.id, subject: expect.stringContaining('Teste de e-mail') })
    expect(Number(headers['x-wp-total'])).toBeGreaterThan(0)
    expect((await admin('/vitrine/v1/mails?search=a%25')).body).toEqual([])
    await eventually('the job to have looked at it', async () =>
      (await admin('/vitrine/v1/jobs?status=done')).body.some(({ ref }: { ref: string }) => ref === String(body.id)),
    )
    expect(await post(admin, `/vitrine/v1/mails/${body.id}/send`)).toMatchObject({
      status: 200,
      body: { attempts: expect.any(Number) },
    })
    expect((await admin('/vitrine/v1/mails/999999')).status).toBe(404)
  })

  test('every mail of the shop can be seen beforehand', async () => {
    const { body: kinds } = await admin('/vitrine/v1/mail-templates')
    expect(kinds.length).toBeGreaterThan(12)
    // The account that goes had no example.
    expect(kinds.map(({ id }: { id: string }) => id)).toContain('account-leaving')
    for (const { id, when, to } of kinds) {
      expect([id, when, to]).toEqual([id, expect.stringMatching(/\.$/), expect.stringMatching(/^(customer|shop)$/)])
      const { status, body } = await admin(`/vitrine/v1/mail-templates/${id}`)
      expect([id, status]).toEqual([id, 200])
      expect(body.subject).not.toBe('')
      expect(body.html).toContain('<!doctype html>')
      expect(body.text).not.toContain('undefined')
    }
    expect((await admin('/vitrine/v1/mail-templates/nada')).status).toBe(404)
  })

  test('mails have the colours and the logo of the shop’s settings; a logo that Outlook can’t show is the shop’s name', async () => {
    const draw = async () => (await admin('/vitrine/v1/mail-templates/paid')).body.html as string
    const logo = {
      slug: 'logo',
      mime: 'image/png',
      file: 'logo-1.png',
      width: 880,
      height: 160,
      author_id: null,
      content_id: null,
    }
    const { id } = await shop.db.insertInto('media').values(logo).returning('id').executeTakeFirstOrThrow()
    await createSettings({ db: shop.db }).set('appearance', { brand: '#0b3fa0', logo_id: id })
    const html = await draw()
    expect(html).toContain('.accent{background-color:#0b3fa0}')
    const picture = /<img[^>]*>/.exec(html)![0]
    for (const attribute of [/ src="http[^"]*\/midia\/logo-1\.png"/, / alt="[^"]+"/, / width="220"/, / height="40"/])
      expect(picture).toMatch(attribute)
    await shop.db.updateTable('media').set({ mime: 'image/avif' }).where('id', '=', id).execute()
    expect(await draw()).not.toContain('<img')
    await createSettings({ db: shop.db }).set('appearance', {})
  })

  const PATH = '/vitrine/v1/mail-templates/password-reset'
  const change = (body: object, path = PATH) => admin(path, { method: 'PUT', body })
  const written = async (displayName: string) => {
    const settings = createSettings({ db: shop.db })
    const letters = createLetterSettings({ db: shop.db, settings, shopUrl: 'https://loja.example' })
    const mails = createAccountMails({ settings, letters, shopUrl: 'https://loja.example' })
    const person = { email: 'ana@cliente.example', displayName } as Parameters<typeof mails.passwordReset>[0] // what a letter reads
    return await mails.passwordReset(person, 'chave')
  }

  test('what the merchant writes is sent in place of the shop’s own text, whatever somebody is called', async () => {
    expect((await admin(PATH)).body).toMatchObject({ is_changed: false, version: 0, is_off: false, may_be_off: false })
    const saved = await change({ subject: 'Ei, {nome}', opening: 'Um\n\n{nome} pediu.', closing: 'Abraço da {loja}', version: 0 })
    expect([saved.status, saved.body]).toMatchObject([200, { is_changed: true, version: 1, subject: 'Ei, Ana' }])
    const { subject, text, html } = await written('<script>{loja}</script>\r\nBcc: x@y.example')
    expect(subject).toBe('Ei, <script>{loja}</script> Bcc: x@y.example')
    expect(text).toContain('Um\n\n<script>{loja}</script>')
    expect(text).toMatch(/Escolher nova senha: .*key=chave\n\nAbraço da /)
    expect(html).not.toContain('<script')
    expect((await admin('/vitrine/v1/mail-templates')).body).toContainEqual(
      expect.objectContaining({ id: 'password-reset', is_changed: true, is_editable: true }),
    )
  })

  test('what can’t be sent is refused by its field, and a change of somebody else is not overwritten', async () => {
    const bad = await change({ subject: 'Olá, {apelido}', closing: '<b>Até</b>' })
    expect([bad.status, bad.body.data.params]).toEqual([
      400,
      { subject: expect.stringMatching(/^\{apelido\} não existe neste e-mail/), closing: expect.stringContaining('HTML') },
    ])
    expect((await change({ subject: 'Outro', version: 0 })).status).toBe(409)
    expect((await change({ is_off: true })).body.message).toContain('não pode ser desligado')
    expect((await change({ subject: 'x' }, '/vitrine/v1/mail-templates/nada')).status).toBe(404)
  })

  test('every text is kept with who wrote it, can be had back, and is in the register of changes', async () => {
    await change({ closing: 'Até logo' })
    const { body: revisions } = await admin(`${PATH}/revisions`)
    expect(revisions).toMatchObject([
      { author: 'administrator', typed: { closing: 'Até logo' } },
      { author: 'administrator', is_default: false, typed: { closing: 'Abraço da {loja}' } },
    ])
    const back = await post(admin, `${PATH}/revisions/${revisions[1].id}/restore`)
    expect([back.status, back.body.typed.closing]).toEqual([200, 'Abraço da {loja}'])
    expect((await post(admin, `${PATH}/revisions/999999/restore`)).status).toBe(404)
    const { body: own } = await post(admin, `${PATH}/reset`)
    expect(own).toMatchObject({ is_changed: false, typed: own.default, version: 4 })
    expect((await written('Ana')).subject).toMatch(/^Redefinição de senha em /)
    expect((await admin(`${PATH}/revisions`)).body).toHaveLength(4)
    const entry = await shop.db
      .selectFrom('audit_log')
      .select(['noun', 'actor_name', 'after'])
      .where('noun', '=', 'settings')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.actor_name).toBe('administrator')
    expect(JSON.stringify(entry)).toContain('password-reset')
  })

  test('a kind that is off is not written, and one that is not kept yet can be looked at', async () => {
    const paid = '/vitrine/v1/mail-templates/paid'
    expect((await change({ is_off: true }, paid)).body).toMatchObject({ is_off: true, is_changed: false })
    const draw = createOrderMails({
      settings: createSettings({ db: shop.db }),
      letters: createLetterSettings({ db: shop.db, settings: createSettings({ db: shop.db }), shopUrl: 'https://loja.example' }),
      instructionsFor: async () => undefined,
      shopUrl: 'https://loja.example',
    })
    expect(await draw('paid', exampleOrder(PAID))).toBeUndefined()
    expect(await draw('sent', exampleOrder(PAID))).toMatchObject({ to: 'ana@exemplo.com.br' })
    const view = await post(admin, `${paid}/view`, { title: 'Que bom, {nome}!', hidden: ['order'], scheme: 'dark' })
    expect(view.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(view.body).toContain('Que bom, Ana!')
    expect(view.body).toContain('@media all{')
    expect(view.body).not.toContain('Caneca de barro')
    expect((await post(admin, `${paid}/preview`, { subject: '{pedido}!' })).body).toMatchObject({
      subject: '1042!',
      problems: {},
    })
    expect((await post(admin, `${paid}/preview`, { subject: '' })).body.problems).toEqual({
      subject: 'Escreva algo em «Assunto».',
    })
    expect((await admin(paid)).body.typed.subject).toBe('Pagamento do pedido #{pedido} confirmado')
    expect((await post(admin, `${paid}/test`, { to: 'eu@loja.example' })).body).toMatchObject({
      ok: false,
      problem: 'off',
    })
    await change({ is_off: false }, paid)
  })
})

test('work that failed for good is listed with its reason, tried again, or given up; what it was given is not told', async () => {
  const dead = { kind: 'nobody-does-this', payload: JSON.stringify({ token: 'segredo' }), status: 'dead' as const, attempts: 12 }
  const rows = await shop.db
    .insertInto('jobs')
    .values([1, 2].map(() => ({ ...dead, last_error: 'Error: caiu', finished_at: new Date(), run_at: new Date() })))
    .returning('id')
    .execute()
  const [one, two] = rows.map(({ id }) => id)
  const { body } = await admin('/vitrine/v1/jobs?status=dead')
  expect(body.find(({ id }: { id: number }) => id === one)).toMatchObject({
    kind: 'nobody-does-this',
    error: 'Error: caiu',
    attempts: 12,
  })
  expect(JSON.stringify(body)).not.toContain('segredo')
  expect((await admin('/vitrine/v1/jobs/totals')).body.dead).toBeGreaterThanOrEqual(2)
  expect(await post(admin, `/vitrine/v1/jobs/${one}/retry`)).toMatchObject({
    status: 200,
    body: { status: 'waiting', attempts: 0 },
  })
  expect((await post(admin, `/vitrine/v1/jobs/${one}/retry`)).status).toBe(409)
  for (const id of [one, two]) expect((await post(admin, `/vitrine/v1/jobs/${id}/give-up`)).body.status).toBe('done')
  expect((await post(admin, `/vitrine/v1/jobs/${two}/give-up`)).status).toBe(409)
  expect((await post(admin, '/vitrine/v1/jobs/999999/retry')).status).toBe(404)
})

test('the doctor answers each question in words', async () => {
  const { status, body } = await admin('/vitrine/v1/doctor')
  expect(status).toBe(200)
  const byId = new Map(body.map((finding: { id: string }) => [finding.id, finding]))
  expect(byId.get('migrations')).toMatchObject({ status: 'ok', question: expect.stringMatching(/\?$/), problems: [] })
  expect([...byId.keys()]).toEqual(expect.arrayContaining(['node', 'database', 'disk-space', 'dead-jobs', 'stock-balance']))
})

test('a backup is made, tried out beside the shop, fetched with the password said again, and thrown away', async () => {
  const ended = (id: number) =>
    eventually('the run to end', async () => {
      const { body } = await admin(`/vitrine/v1/backups/runs/${id}`)
      return body.status === 'done' || body.status === 'failed' ? body : undefined
    })
  const begun = await post(admin, '/vitrine/v1/backups')
  expect(begun).toMatchObject({ status: 202, body: { kind: 'backup' } })
  expect(await ended(begun.body.id)).toMatchObject({ status: 'done', problem: null, report: { rows: expect.any(Number) } })
  const { body: files } = await admin('/vitrine/v1/backups')
  expect(files).toHaveLength(1)
  const [{ name, bytes }] = files
  expect(name).toMatch(/^vitrine-[\d-]+\.tar\.gz$/)

  const tried = await ended((await post(admin, `/vitrine/v1/backups/${name}/restore-test`)).body.id)
  expect(tried).toMatchObject({ status: 'done', report: { products: 0, orders: 0, tables: expect.any(Number) } })
  expect(tried.report.rows).toBeGreaterThan(3)

  const path = `/vitrine/v1/backups/${name}`
  expect((await admin(`${path}/file`)).status).toBe(403)
  const { body: ticket } = await post(admin, `${path}/ticket`)
  const { pathname, search } = new URL(ticket.url)
  const file = await shop.http.inject({ url: pathname + search, headers: { authorization } })
  expect(file.statusCode).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(bytes),
    'cache-control': 'no-store, private',
  })
  expect(gunzipSync(file.rawPayload).includes('manifest.json')).toBe(true)
  expect(
    (
      await shop.http.inject({
        url: pathname + search.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
        headers: { authorization },
      })
    ).statusCode,
  ).toBe(403)

  for (const strange of ['..%2fsecret', 'secret', '.tar.gz', '%2e%2e%2f%2e%2e%2fx.tar.gz'])
    expect((await admin(`/vitrine/v1/backups/${strange}`, { method: 'DELETE', body: { force: true } })).status).toBe(404)
  expect((await admin(path, { method: 'DELETE', body: {} })).status).toBe(501)
  expect((await admin(path, { method: 'DELETE', body: { force: true } })).status).toBe(200)
  expect((await admin('/vitrine/v1/backups')).body).toEqual([])
})

test('only one backup or test at a time; one that was left behind by a closed shop does not block the next', async () => {
  await shop.db
    .insertInto('backup_runs')
    .values({ kind: 'backup', file: 'a.tar.gz', status: 'running', problem: null, created_by: null, finished_at: null })
    .execute()
  const [first, second] = await Promise.all([post(admin, '/vitrine/v1/backups'), post(admin, '/vitrine/v1/backups')])
  expect([first.status, second.status].toSorted()).toEqual([202, 409])
  await eventually('it to end', async () =>
    (await admin('/vitrine/v1/backups/runs')).body.every(({ status }: { status: string }) => status === 'done'),
  )
})
