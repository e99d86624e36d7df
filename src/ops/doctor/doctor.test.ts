import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { aDatabase } from '#tests/support/database.ts'
import { examineDataFolder } from './data-folder.ts'
import { examineDatabase } from './database.ts'
import { examine } from '#src/cli/examine.ts'
import { examineConfig } from './machine.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof aDatabase>>
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'))
  database = await aDatabase()
  await database.pool.query(
    `insert into products (id, type, slug, name, status) values (40, 'simple', 'caneca', 'Caneca', 'publish'), (41, 'variable', 'camisa', 'Camisa', 'draft')`,
  )
  await database.pool.query(`insert into variations (id, product_id, price_cents) values (50, 41, 100)`)
  await database.pool.query(
    `insert into attributes (slug, name) values ('cor', 'Cor'); insert into attribute_terms (attribute_id, slug, name) values (1, 'azul', 'Azul')`,
  )
  await database.pool.query(
    `insert into stock (product_id, on_hand) values (40, 5); insert into stock_moves (stock_id, units, reason) values (1, 6, 'received'), (1, -1, 'sold')`,
  )
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const look = (now = Date.now) => examineDatabase({ db: database.kysely, dataDir, now })
const problemsOf = async (now?: () => number) =>
  Object.fromEntries((await look(now)).filter(({ problems }) => problems.length > 0).map(({ id, problems }) => [id, problems]))

test('a sound shop has nothing to tell', async () => {
  expect(await problemsOf()).toEqual({})
  expect(new Set((await look()).map(({ id }) => id)).size).toBe((await look()).length)
})

test.each([
  [
    'stock that differs from its ledger',
    'stock-balance',
    `update stock set on_hand = 4`,
    '«Caneca» tem 4 em estoque, mas as entradas e saídas somam 5',
  ],
  [
    'negative stock',
    'stock-balance',
    `alter table stock drop constraint stock_on_hand_check; update stock set on_hand = -1`,
    'estoque negativo (-1)',
  ],
  [
    'a product on sale without variations',
    'variable-products',
    `update variations set enabled = false; update products set status = 'publish'`,
    '«Camisa» (produto 41) está publicado sem nenhuma variação',
  ],
  [
    'a variation with a choice that its product lacks',
    'variation-terms',
    `insert into variation_terms values (50, 1, 1)`,
    'usa a opção «Azul», que o produto não oferece',
  ],
  [
    'a picture without its files',
    'media-files',
    `insert into media (slug, mime, file, sizes) values ('foto', 'image/webp', 'foto.webp', '[{"width":1,"height":1,"avif":"foto.avif","webp":"foto.webp"}]')`,
    'está sem foto.webp, foto.avif',
  ],
  [
    'a product without the file to download',
    'download-files',
    `insert into product_downloads (product_id, name, file) values (40, 'Receita', 'receita.pdf')`,
    'receita.pdf não está na pasta downloads',
  ],
  [
    'a form’s answer without the file that came with it',
    'upload-files',
    `insert into form_submissions (post_id, form_id, fields) values (1, 'contato', '[]'); insert into form_uploads (id, submission_id, field_id, file_name, mime, bytes) values (repeat('a', 43), 1, 'foto', 'foto.png', 'image/png', 1)`,
    '«foto.png», que não está na pasta uploads',
  ],
  [
    'a rating that is not the sum of its reviews',
    'ratings',
    `insert into reviews (product_id, author_name, rating, text, status) values (40, 'Bia', 4, '', 'approved'), (40, 'Ana', 1, '', 'spam'); update products set rating_count = 2 where id = 40`,
    'as aprovadas são 1 e somam 4',
  ],
  [
    'a session that nobody swept away',
    'expired-sessions',
    `insert into sessions (token_hash, expires_at) values ('\\x01', now() - interval '8 days'), ('\\x02', now() - interval '6 days')`,
    'Há 1 sessão vencida',
  ],
  [
    'a page that is no list of elements',
    'page-documents',
    `insert into content (type, slug, title, document) values ('page', 'sobre', 'Sobre', '{"a":1}')`,
    'página «sobre»',
  ],
  [
    'a post with an element of unknown kind',
    'page-documents',
    `insert into content (type, slug, title, document) values ('post', 'nova', 'Nova', '[{"elType":"strange"}]')`,
    'publicação «nova»',
  ],
  [
    'work that failed for good',
    'dead-jobs',
    `insert into jobs (kind, status, finished_at) values ('mail', 'dead', now()), ('mail', 'dead', now())`,
    '2 trabalhos «mail» com falha definitiva',
  ],
  [
    'a database of a newer version',
    'migrations',
    `insert into schema_migrations values ('9999_futuro', '-')`,
    'versão mais nova (9999_futuro)',
  ],
  [
    'a table whose changes are not in the register',
    'audit-log',
    `drop trigger coupons_audited on coupons`,
    'A tabela coupons perdeu o gatilho',
  ],
  [
    'a table that a later migration put into the register',
    'audit-log',
    `drop trigger second_factors_audited on second_factors`,
    "select audit_changes('second_factors', 'user_id', 'secret_encrypted'",
  ],
  [
    'a migration that changed after it was applied',
    'migrations',
    `update schema_migrations set checksum = '-' where name = '0001_jobs'`,
    'mudaram (0001_jobs)',
  ],
  [
    'a database of an older version',
    'migrations',
    `delete from schema_migrations where name = '0001_jobs'`,
    'Faltam migrações (0001_jobs)',
  ],
])('%s is found and told', async (_trouble, id, harm, sentence) => {
  await database.pool.query(harm)
  const problems = await problemsOf()
  expect(Object.keys(problems)).toEqual([id])
  expect(problems[id]!.join('\n')).toContain(sentence)
})

test('a clock that runs ahead is told', async () => {
  expect((await problemsOf(() => Date.now() + 90_000)).clock![0]).toContain('diferem em 90 segundos')
})

test('many problems of a kind are counted, not listed', async () => {
  await database.pool.query(
    `insert into product_downloads (product_id, name, file) select 40, 'x', n || '.pdf' from generate_series(1, 450) n`,
  )
  const found = (await problemsOf())['download-files']!
  expect(found).toHaveLength(11)
  expect(found.at(-1)).toBe('… e mais 440 do mesmo tipo.')
})

test('files that are there are no problem', async () => {
  mkdirSync(join(dataDir, 'media'))
  writeFileSync(join(dataDir, 'media', 'foto.webp'), '')
  await database.pool.query(`insert into media (slug, mime, file) values ('foto', 'image/webp', 'foto.webp')`)
  expect(await problemsOf()).toEqual({})
})

test('an open secret, an interrupted restore and a missing folder are told', () => {
  writeFileSync(join(dataDir, 'secret'), 'x', { mode: 0o644 })
  mkdirSync(join(dataDir, 'media.before-restore'))
  const found = examineDataFolder(dataDir).flatMap(({ problems }) => problems)
  expect(found).toEqual([expect.stringContaining('media.before-restore'), expect.stringContaining('chmod 600')])
  expect(examineDataFolder(join(dataDir, 'nowhere'))[0]!.problems[0]).toContain('não existe')
})

test('https without a known proxy, and a network without https, are told', () => {
  expect(examineConfig(readConfig({ SHOP_URL: 'https://loja.example' })).problems[0]).toContain('TRUST_PROXY')
  expect(examineConfig(readConfig({ HOST: '0.0.0.0' })).problems[0]).toContain('https')
  expect(examineConfig(readConfig({})).problems).toEqual([])
})

test('a wrong configuration and a database that does not answer are findings, not failures', async () => {
  const say = () => {}
  const wrong = await examine({ readConfig: () => readConfig({ PORT: 'x' }), say, now: Date.now })
  expect(wrong.at(-1)).toMatchObject({ id: 'config', problems: [expect.stringContaining('PORT')] })
  const silent = await examine({
    readConfig: () => readConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/x', DATA_DIR: dataDir }),
    say,
    now: Date.now,
  })
  expect(silent.at(-1)).toMatchObject({ id: 'database', problems: [expect.stringContaining('nada está escutando')] })
})
