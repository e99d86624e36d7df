import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { AJAX_URL, type Challenge, type FormAnswer, SEND_ACTION, TICKET_ACTION } from './contract.ts'
import { FORM_TEXT } from './text.ts'

let shop: TestShop
let postId: number

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const FORM_ID = 'f0a1b2c3'
const FIELDS = [
  { custom_id: 'nome', field_type: 'text', field_label: 'Nome', required: 'true' },
  { custom_id: 'email', field_type: 'email', field_label: 'E-mail', required: 'true' },
  {
    custom_id: 'foto',
    field_type: 'upload',
    field_label: 'Foto',
    file_sizes: 1,
    file_types: 'png',
    allow_multiple_upload: 'yes',
    max_files: 2,
  },
  { custom_id: 'senha', field_type: 'password', field_label: 'Senha' },
  { custom_id: 'aceite', field_type: 'acceptance', acceptance_text: 'Aceito receber novidades' },
  { custom_id: 'pote', field_type: 'honeypot' },
]

beforeAll(async () => {
  shop = await aShop()
  postId = await aPageWith({ form_name: 'Contato', form_fields: FIELDS })
})
afterAll(() => shop.close())

let pages = 0
async function aPageWith(settings: Record<string, unknown>, over: { type?: 'page' | 'template'; formId?: string } = {}) {
  const { type = 'page', formId = FORM_ID } = over
  const form = { id: formId, elType: 'widget', widgetType: 'form', settings, elements: [] }
  const row = await shop.db
    .insertInto('content')
    .values({
      type,
      part: type === 'template' ? 'single' : null,
      slug: `formulario-${++pages}`,
      title: 'Fale com a gente',
      status: 'publish',
      document: JSON.stringify([{ id: 'caixa', elType: 'container', settings: {}, elements: [form] }]),
      picture_id: null,
      author_id: null,
      parent_id: null,
      published_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

type Sent = {
  post?: number
  form?: string
  files?: [string, string, Buffer][]
  headers?: Record<string, string>
  extra?: Record<string, string>
}
const GOOD = { nome: 'Ana', email: 'ana@exemplo.com.br' }

async function post(
  values: Record<string, string | string[]>,
  { post: page = postId, form = FORM_ID, files = [], headers = {}, extra = {} }: Sent = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ post_id: String(page), form_id: form, action: SEND_ACTION, ...extra }))
    body.set(name, value)
  for (const [id, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const one of value) body.append(`form_fields[${id}][]`, one)
    else body.set(`form_fields[${id}]`, value)
  }
  for (const [field, name, bytes] of files) body.append(field, new File([new Uint8Array(bytes)], name))
  const request = new Request('http://127.0.0.1/', { method: 'POST', body })
  return await shop.http.inject({
    method: 'POST',
    url: AJAX_URL,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { accept: 'application/json', 'content-type': request.headers.get('content-type')!, ...headers },
  })
}
const answerTo = async (...sent: Parameters<typeof post>) => (await post(...sent)).json<FormAnswer>()
const newest = () => shop.db.selectFrom('form_submissions').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

async function signIn(role: 'administrator' | 'customer') {
  const outcome = await createAccounts({ db: shop.db }).create({
    login: `pessoa-${role}-${++pages}`,
    email: `${role}${pages}@loja.example`,
    displayName: 'Pessoa',
    password: 'um canário canta',
    roles: [role],
  })
  if (!outcome.ok) throw new Error(outcome.problem)
  return `vitrine_session=${(await createSessions({ db: shop.db }).open(outcome.user)).token}`
}

test('[FORM-2] [FORM-9] a good submit is answered with its message, told twice, and kept', async () => {
  const answer = await post({ ...GOOD, senha: 'segredo', estranho: 'x' }, { extra: { referrer: 'http://127.0.0.1/contato/' } })
  expect(answer.statusCode).toBe(200)
  const data = { message: FORM_TEXT.success, errors: {} }
  expect(answer.json()).toEqual({ success: true, data: { ...data, data } })
  expect(await newest()).toMatchObject({
    post_id: postId,
    form_id: FORM_ID,
    form_name: 'Contato',
    referrer: 'http://127.0.0.1/contato/',
    fields: [
      { id: 'nome', label: 'Nome', value: 'Ana' },
      { id: 'email', value: 'ana@exemplo.com.br' },
      { id: 'foto', value: [] },
      { id: 'senha', value: '(não guardada)' },
      { id: 'aceite', value: '' },
    ],
  })
})

test('[FORM-2] [FORM-4] a failed check is HTTP 200 with a text for each field, and nothing is kept', async () => {
  const before = await newest()
  const answer = await post({ nome: '', email: 'ana' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    success: false,
    data: {
      message: FORM_TEXT.error,
      errors: { nome: FORM_TEXT.required, email: FORM_TEXT.email },
      data: { errors: { nome: FORM_TEXT.required } },
    },
  })
  expect((await newest())?.id).toBe(before?.id)
})

test('[FORM-1] who falls into the honeypot is refused as spam', async () => {
  expect(await answerTo({ ...GOOD, pote: 'http://compre.example' })).toMatchObject({
    success: false,
    data: { message: FORM_TEXT.spam },
  })
})

test('a form that is not there, or no longer, says so', async () => {
  for (const sent of [{ form: 'ffffffff' }, { post: 999_999 }, { form: "' or 1=1" }, { post: Number.NaN }]) {
    expect(await answerTo(GOOD, sent)).toMatchObject({ success: false, data: { message: FORM_TEXT.invalidForm } })
  }
})

test('a form of a header or footer is found though the page around it has another id', async () => {
  await aPageWith({ form_fields: FIELDS.slice(0, 2) }, { type: 'template', formId: 'abc1234' })
  expect((await answerTo(GOOD, { form: 'abc1234' })).success).toBe(true)
})

test('[FORM-6] files lie outside of the public folder under random names, and only those who run the shop get them', async () => {
  const files: Sent['files'] = [['form_fields[foto][]', '../jarro "novo".png', PNG]]
  expect((await answerTo(GOOD, { files })).success).toBe(true)
  const row = await shop.db.selectFrom('form_uploads').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ file_name: 'jarro novo.png', mime: 'image/png', bytes: PNG.length })
  const folder = join(shop.dataDir, 'uploads')
  expect(readdirSync(folder)).toEqual([row.id])
  expect(readFileSync(join(folder, row.id))).toEqual(PNG)
  expect(statSync(join(folder, row.id)).mode & 0o077).toBe(0)
  const url = `/wp-admin/form-uploads/${row.id}`
  expect((await shop.get(url)).statusCode).toBe(403)
  expect((await shop.get(url, { cookie: await signIn('customer') })).statusCode).toBe(403)
  const cookie = await signIn('administrator')
  const file = await shop.get(url, { cookie })
  expect(file.rawPayload).toEqual(PNG)
  expect(file.headers['content-disposition']).toMatch(/^attachment;/)
  expect(file.headers['content-security-policy']).toContain('sandbox')
  expect((await shop.get(`/wp-admin/form-uploads/${'a'.repeat(43)}`, { cookie })).statusCode).toBe(404)
  expect((await shop.get('/wp-admin/form-uploads/..%2f..%2fsecret', { cookie })).statusCode).toBe(404)
})

test.each<[string, [string, string, Buffer][], string]>([
  ['too big', [['form_fields[foto][]', 'jarro.png', Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])]], FORM_TEXT.fileTooBig],
  ['of another type', [['form_fields[foto][]', 'jarro.png', Buffer.from('MZ…')]], FORM_TEXT.fileType],
  [
    'one too many',
    [1, 2, 3].map(() => ['form_fields[foto][]', 'jarro.png', PNG] as [string, string, Buffer]),
    FORM_TEXT.tooManyFiles(2),
  ],
])('[FORM-6] the server refuses a file that is %s, and keeps none of it', async (_what, files, text) => {
  const before = readdirSync(join(shop.dataDir, 'uploads')).length
  expect(await answerTo(GOOD, { files })).toMatchObject({ success: false, data: { errors: { foto: text } } })
  expect(readdirSync(join(shop.dataDir, 'uploads'))).toHaveLength(before)
})

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['cut short', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="action"\r\n\r\n'],
  ['empty', 'multipart/form-data; boundary=b', ''],
])('a multipart body %s is a 400 in Portuguese', async (_what, type, payload) => {
  const answer = await shop.http.inject({
    method: 'POST',
    url: AJAX_URL,
    payload,
    headers: { 'content-type': type, accept: '*/*' },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ message: string }>().message).toMatch(/Não entendemos/)
})

test('multipart is taken by admin-ajax alone', async () => {
  const answer = await shop.http.inject({
    method: 'POST',
    url: '/minha-conta/',
    payload: '--b--',
    headers: { 'content-type': 'multipart/form-data; boundary=b', accept: '*/*' },
  })
  expect(answer.statusCode).toBe(415)
})

test('[FORM-9] the merchant lists what was sent, newest first, and exports it without formulas; a customer does not', async () => {
  await answerTo({ nome: '=1+1', email: 'eva@exemplo.com.br' })
  const url = '/wp-json/elementor/v1/form-submissions'
  expect((await shop.get(url)).statusCode).toBe(403)
  expect((await shop.get(url, { cookie: await signIn('customer') })).statusCode).toBe(403)
  const cookie = await signIn('administrator')
  const { data } = (await shop.get(`${url}?per_page=2`, { cookie })).json<{
    data: { id: number; fields: { value: string }[] }[]
  }>()
  expect(data).toHaveLength(2)
  expect(data[0]!.fields[0]!.value).toBe('=1+1')
  const next = (await shop.get(`${url}?per_page=1&before=${data[0]!.id}`, { cookie })).json<{ data: { id: number }[] }>()
  expect(next.data[0]!.id).toBe(data[1]!.id)
  const csv = await shop.get(`${url}/export?form=${FORM_ID}`, { cookie })
  expect(csv.headers['content-disposition']).toContain('respostas.csv')
  expect(csv.body).toContain(`"'=1+1","eva@exemplo.com.br"`)

  // As the list shows them: those that are asked for, at the shop's own time.
  await answerTo({ nome: 'Flor', email: 'flor@exemplo.com.br' })
  await shop.db
    .updateTable('form_submissions')
    .set({ created_at: new Date('2026-11-16T01:30:00Z'), status: 'read' })
    .where('id', '=', (await newest())!.id)
    .execute()
  for (const asked of ['search=FLOR%40exemplo', 'status=read']) {
    const few = (await shop.get(`${url}/export?form=${FORM_ID}&${asked}`, { cookie })).body.trim().split('\r\n')
    expect(few).toEqual([expect.any(String), expect.stringContaining('"15/11/2026 22:30",')])
  }
})

const ticket = async (page: number, headers: Record<string, string> = {}) =>
  (await shop.get(`${AJAX_URL}?action=${TICKET_ACTION}&post_id=${page}&form_id=${FORM_ID}`, headers)).json<{
    data: { nonce: string; work?: Challenge }
  }>().data

function solve({ salt, challenge, signature, max }: Challenge) {
  for (let number = 0; number < max; number++) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return `${salt}:${signature}:${number}`
  }
  throw new Error('no number makes this hash')
}

test('[FORM-8] the shop’s own captcha lets a form through once, with no outside service', async () => {
  const page = await aPageWith({ form_fields: [...FIELDS, { custom_id: 'robo', field_type: 'captcha' }] })
  const send = (solution: string) => answerTo(GOOD, { post: page, extra: { captcha_solution: solution } })
  expect(await answerTo(GOOD, { post: page })).toMatchObject({
    success: false,
    data: { errors: { robo: FORM_TEXT.captchaMissing } },
  })
  const solution = solve((await ticket(page)).work!)
  expect(await answerTo({ nome: '' }, { post: page, extra: { captcha_solution: solution } })).toMatchObject({ success: false })
  expect((await send(solution)).success).toBe(true)
  expect(await send(solution)).toMatchObject({ success: false, data: { errors: { robo: FORM_TEXT.captchaWrong } } })
  expect((await send(solution.replace(/\d+$/, '20001'))).success).toBe(false)
  expect((await send('lixo')).success).toBe(false)
})

test('a visitor with a session proves by a nonce that the submit is their own; one without has nothing to misuse', async () => {
  const cookie = await signIn('customer')
  expect(await answerTo(GOOD, { headers: { cookie } })).toMatchObject({ success: false, data: { message: FORM_TEXT.expired } })
  const { nonce } = await ticket(postId, { cookie })
  expect((await answerTo(GOOD, { headers: { cookie }, extra: { form_nonce: nonce } })).success).toBe(true)
  expect((await newest())?.user_id).toBeGreaterThan(0)
  const foreign = await post(GOOD, { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } })
  expect(foreign.statusCode).toBe(403)
})

test('[FORM-9] what follows a submit happens in the merchant’s words: mails, list, webhook, popup and the next page', async () => {
  const page = await aPageWith({
    form_name: 'Novidades',
    form_fields: FIELDS,
    submit_actions: ['email', 'email2', 'redirect', 'webhook', 'popup', 'newsletter', 'mailchimp'],
    email_to: 'loja@exemplo.com.br, nao-e-endereco',
    email_subject: 'Mensagem de [field id="nome"]',
    email_reply_to: 'email',
    email_to_2: '[field id="email"]',
    email_subject_2: 'Recebemos',
    email_content_2: 'Olá, [field id="nome"]!',
    redirect_to: '/obrigado/?de=[field id="nome"]',
    webhooks: 'https://sistema.example/entrada',
    popup_action: 'open',
    popup_action_popup_id: '77',
    newsletter_consent_field: 'aceite',
    newsletter_name_field: 'nome',
  })
  const answer = await answerTo({ nome: 'Ana\r\nBcc: eva@x.com', email: 'Ana@Exemplo.com.br', aceite: 'on' }, { post: page })
  expect(answer.data).toMatchObject({
    redirect_url: '/obrigado/?de=Ana%0D%0ABcc%3A%20eva%40x.com',
    popup: { action: 'open', id: '77', toggle: false, do_not_show_again: false },
    data: { redirect_url: expect.any(String), popup: { id: '77' } },
  })
  const mails = await shop.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(2).execute()
  expect(mails.toReversed()).toMatchObject([
    {
      to_address: 'loja@exemplo.com.br',
      reply_to: 'Ana@Exemplo.com.br',
      subject: 'Mensagem de Ana Bcc: eva@x.com',
      status: 'waiting',
    },
    { to_address: 'Ana@Exemplo.com.br', reply_to: null, subject: 'Recebemos', text: 'Olá, Ana\r\nBcc: eva@x.com!' },
  ])
  const jobs = await shop.db
    .selectFrom('jobs')
    .select(['kind', 'payload'])
    .where('kind', 'in', ['send-mail', 'form-webhook'])
    .execute()
  expect(jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['send-mail', 'form-webhook']))
  expect(jobs.find(({ kind }) => kind === 'form-webhook')?.payload).toMatchObject({ url: 'https://sistema.example/entrada' })
  expect(await shop.db.selectFrom('subscribers').selectAll().execute()).toMatchObject([
    { email: 'ana@exemplo.com.br', list: 'novidades', consent_at: expect.any(Date), unsubscribed_at: null },
  ])
})

test('[FORM-9] nobody is put on a list without a yes, and a form never leads to another site', async () => {
  const page = await aPageWith({
    form_fields: FIELDS,
    submit_actions: ['newsletter', 'redirect'],
    newsletter_consent_field: 'aceite',
    redirect_to: 'https://evil.example/',
  })
  const answer = await answerTo({ nome: 'Eva', email: 'eva@exemplo.com.br' }, { post: page })
  expect(answer.success).toBe(true)
  expect(answer.data.redirect_url).toBeUndefined()
  const found = await shop.db.selectFrom('subscribers').select('id').where('email', '=', 'eva@exemplo.com.br').execute()
  expect(found).toEqual([])
})

test('a mail with a line break in a header can’t be stored at all', async () => {
  const insert = (over: object) =>
    shop.db
      .insertInto('mails')
      .values({ to_address: 'a@b.com', subject: 'Oi', text: '', ...over })
      .execute()
  await expect(insert({ subject: 'Oi\r\nBcc: x@y.com' })).rejects.toThrow(/check/)
  await expect(insert({ to_address: 'a@b.com\nBcc: x@y.com' })).rejects.toThrow(/check/)
  await expect(insert({ reply_to: 'a@b.com\r\nX: y' })).rejects.toThrow(/check/)
})

test('[FORM-4] without scripts the page comes again with what is wrong and what was typed, and nothing of it is kept', async () => {
  const page = await aPageWith({ form_fields: [...FIELDS, { custom_id: 'robo', field_type: 'captcha' }] })
  const send = (values: Record<string, string>, extra = {}) =>
    post(values, { post: page, extra, headers: { accept: 'text/html' } })
  const wrong = await send({ nome: 'Ana <b>', email: 'ana', senha: 'segredo' })
  expect(wrong.statusCode).toBe(200)
  expect(wrong.headers['cache-control']).toContain('no-store')
  const form = wrong.body.replaceAll(/props="[^"]*"/g, '')
  expect(form).toContain(FORM_TEXT.email)
  expect(form).toContain('value="Ana &lt;b&gt;"')
  expect(wrong.body).not.toContain('segredo')
  const asked = await send(GOOD)
  const [, text = ''] = /(Quanto é [^?]+)\?/.exec(asked.body) ?? []
  const [, captcha_ticket = ''] = /name="captcha_ticket" value="([^"]+)"/.exec(asked.body) ?? []
  const words = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
  const sum = text
    .replace('Quanto é ', '')
    .split(' mais ')
    .reduce((total, word) => total + words.indexOf(word) + 1, 0)
  const done = await send(GOOD, { captcha_ticket, captcha_answer: String(sum) })
  expect(done.body).toContain(FORM_TEXT.success)
  expect(done.body).not.toContain('value="ana@exemplo.com.br"')
  expect((await shop.get(`/formulario-${pages}/`)).body).not.toContain(FORM_TEXT.success)
})

test('a flood from one address to one form is asked to wait, in words, while other forms go on', async () => {
  const limited = await aShop({ config: { rateLimits: true } })
  const send = (form: string) =>
    limited.http.inject({
      method: 'POST',
      url: AJAX_URL,
      payload: new URLSearchParams({ action: SEND_ACTION, post_id: '1', form_id: form }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    })
  for (let count = 0; count < 20; count++) expect((await send('aaaa')).statusCode).toBe(200)
  const refused = await send('aaaa')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.json<{ message: string }>().message).toMatch(/Espere um pouco/)
  expect((await send('bbbb')).statusCode).toBe(200)
  await limited.close()
})
