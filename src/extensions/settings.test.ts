import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SettingField } from '#kit/setting-field.ts'
import { aDatabase } from '#tests/support/database.ts'
import { createExtensionSettings } from './settings.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const FIELDS: SettingField[] = [
  { name: 'price', label: 'Preço', description: '', kind: 'number', fallback: '8', most: 100 },
  { name: 'key', label: 'Chave', description: '', kind: 'secret', fallback: '', most: 200 },
]
const SECRET = 'a secret that is long enough for tests'
const settings = (secret = SECRET) => createExtensionSettings({ db: database.kysely, secret })

test('what is set holds, a secret lies encrypted, and nobody sees it again', async () => {
  expect(await settings().read('wrap', FIELDS)).toEqual({ price: 8, key: '' })
  expect(await settings().change('wrap', FIELDS, { values: { price: '12,50', key: 'sk_live_1' } })).toEqual({ ok: true })
  expect(await settings().read('wrap', FIELDS)).toEqual({ price: 12.5, key: 'sk_live_1' })
  const shown = await settings().show('wrap', FIELDS)
  expect(shown.fields.map(({ name, value, isSet }) => [name, value, isSet])).toEqual([
    ['price', 12.5, true],
    ['key', '', true],
  ])
  const [row] = await database.kysely.selectFrom('extension_secrets').select('locked').execute()
  expect(row!.locked.toString('latin1')).not.toContain('sk_live_1')
  expect(JSON.stringify(await database.kysely.selectFrom('extensions').selectAll().execute())).not.toContain('sk_live_1')
})

test('with another secret of the shop, and for another extension, it does not open', async () => {
  expect(await settings('another secret that is long enough').read('wrap', FIELDS)).toMatchObject({ key: '' })
  await database.kysely.insertInto('extensions').values({ name: 'other' }).execute()
  await database.kysely.updateTable('extension_secrets').set({ extension: 'other' }).execute()
  expect(await settings().read('other', FIELDS)).toMatchObject({ key: '' })
})

test('a value that makes no sense, or one typed over another’s, changes nothing', async () => {
  expect(await settings().change('wrap', FIELDS, { values: { price: 'muito' } })).toEqual({
    ok: false,
    problem: 'bad-value',
    label: 'Preço',
    hint: 'De 0 a 100.',
  })
  const { version } = await settings().show('wrap', FIELDS)
  expect(await settings().change('wrap', FIELDS, { values: { price: 1 }, version: version - 1 })).toEqual({
    ok: false,
    problem: 'stale',
  })
  expect(await settings().read('wrap', FIELDS)).toMatchObject({ price: 12.5 })
})

test('a certificate is a secret, too', async () => {
  const fields: SettingField[] = [{ ...FIELDS.at(-1)!, name: 'paper', kind: 'certificate', most: 5_000 }]
  const paper = '-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----'
  await settings().change('bank', fields, { values: { paper } })
  expect(await settings().read('bank', fields)).toEqual({ paper })
  expect((await settings().show('bank', fields)).fields).toMatchObject([{ value: '', isSet: true }])
  const row = await database.kysely.selectFrom('extensions').select('settings').where('name', '=', 'bank').executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain('QUJD')
})
