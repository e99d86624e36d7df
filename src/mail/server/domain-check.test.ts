import { expect, test } from 'vitest'
import { checkDomain } from './domain-check.ts'

const GOOD = {
  'loja.com.br': ['google-site-verification=x', 'v=spf1 include:_spf.google.com ~all'],
  'google._domainkey.loja.com.br': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.loja.com.br': ['v=DMARC1; p=quarantine'],
}
type Zone = Record<string, string[]>
const check = (zone: Zone, over: { address?: string; preset?: string; selector?: string } = {}) =>
  checkDomain({ address: 'pedidos@loja.com.br', preset: 'gmail', selector: '', ...over }, async (name) => zone[name] ?? [])
const statusesOf = async (...asked: Parameters<typeof check>) => (await check(...asked)).records.map(({ status }) => status)
const added = async (...asked: Parameters<typeof check>) =>
  (await check(...asked)).records.flatMap(({ add }) => add.map(({ type, name, value }) => `${type} ${name} ${value}`))

test.each<[string, Zone, Parameters<typeof check>[1], string[]]>([
  ['everything is there', GOOD, {}, ['ok', 'ok', 'ok']],
  ['nothing is there', {}, {}, ['missing', 'missing', 'missing']],
  [
    'SPF is that of another service',
    { ...GOOD, 'loja.com.br': ['v=spf1 include:_spf.locaweb.com.br -all'] },
    {},
    ['wrong', 'ok', 'ok'],
  ],
  [
    'a longer name only begins like the service',
    { ...GOOD, 'loja.com.br': ['v=spf1 include:_spf.google.com.br -all'] },
    {},
    ['wrong', 'ok', 'ok'],
  ],
  ['there are two SPF records', { ...GOOD, 'loja.com.br': ['v=spf1 -all', 'v=spf1 mx -all'] }, {}, ['wrong', 'ok', 'ok']],
  ['the key was taken back', { ...GOOD, 'google._domainkey.loja.com.br': ['v=DKIM1; p='] }, {}, ['ok', 'missing', 'ok']],
  [
    'a DMARC record has no policy',
    { ...GOOD, '_dmarc.loja.com.br': ['v=DMARC1; rua=mailto:a@b.example'] },
    {},
    ['ok', 'ok', 'wrong'],
  ],
  ['no service is named, and no selector', GOOD, { preset: '' }, ['ok', 'unknown', 'ok']],
  [
    'a selector is named',
    { ...GOOD, 'abc._domainkey.loja.com.br': ['k=rsa; p=MIIB'] },
    { preset: 'ses', selector: 'abc' },
    ['ok', 'ok', 'ok'],
  ],
  ['the service sends by its own address', { ...GOOD, 'loja.com.br': [] }, { preset: 'ses' }, ['unknown', 'unknown', 'ok']],
])('when %s', async (_name, zone, over, statuses) => {
  expect(await statusesOf(zone, over)).toEqual(statuses)
})

test('what is missing is told as the record to add', async () => {
  expect(await added({}, { preset: 'hostinger' })).toEqual([
    'TXT loja.com.br v=spf1 include:_spf.mail.hostinger.com ~all',
    'CNAME hostingermail-a._domainkey.loja.com.br hostingermail-a.dkim.mail.hostinger.com',
    'CNAME hostingermail-b._domainkey.loja.com.br hostingermail-b.dkim.mail.hostinger.com',
    'CNAME hostingermail-c._domainkey.loja.com.br hostingermail-c.dkim.mail.hostinger.com',
    'TXT _dmarc.loja.com.br v=DMARC1; p=none; rua=mailto:pedidos@loja.com.br',
  ])
  expect(await added({}, { preset: 'brevo' })).toContain('CNAME brevo1._domainkey.loja.com.br b1.loja-com-br.dkim.brevo.com')
})

test.each([
  ['v=spf1 mx -all', 'v=spf1 mx include:_spf.google.com -all'],
  ['v=spf1 mx', 'v=spf1 mx include:_spf.google.com'],
  ['v=spf1 redirect=_spf.outro.example', 'v=spf1 include:_spf.google.com redirect=_spf.outro.example'],
])('the service is put into «%s» where it is read', async (record, wanted) => {
  expect(await added({ ...GOOD, 'loja.com.br': [record] })).toEqual([`TXT loja.com.br ${wanted}`])
})

test('a mailbox for everybody is nobody’s own domain, and a resolver that does not answer is told as that', async () => {
  expect(await check({}, { address: 'loja@gmail.com' })).toEqual({ domain: 'gmail.com', isOwn: false, records: [] })
  const silent = await checkDomain({ address: 'a@loja.com.br', preset: 'gmail', selector: '' }, async () => {
    throw new Error('ETIMEOUT')
  })
  expect(silent.records.map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown'])
})
