import { expect, test } from 'vitest'
import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX } from './contract.ts'
import { deviceOf } from './device.ts'
import { originOf } from './origin.ts'
import { readAttribution } from './read-attribution.ts'

const posted = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [ATTRIBUTION_PREFIX + name, value]))

const ORIGINS: [values: Parameters<typeof originOf>[0], words: string][] = [
  [{ source_type: 'organic', utm_source: 'google' }, 'Orgânico: Google'],
  [{ source_type: 'organic' }, 'Orgânico'],
  [{ source_type: 'utm', utm_source: 'news', utm_campaign: 'verao-2026' }, 'Campanha: verao-2026'],
  [{ source_type: 'utm', utm_source: 'news' }, 'Campanha: News'],
  [{ source_type: 'utm', utm_source: 'news', utm_campaign: '(none)' }, 'Campanha: News'],
  [{ source_type: 'utm', utm_source: '(none)', utm_campaign: '' }, 'Campanha'],
  [{ source_type: 'utm', utm_campaign: '<b>x</b>' }, 'Campanha: <b>x</b>'],
  [{ source_type: 'referral', utm_source: 'blog.example' }, 'Indicação: Blog.example'],
  [{ source_type: 'referral', utm_source: 'élan.example' }, 'Indicação: Élan.example'],
  [{ source_type: 'typein', utm_source: '(direct)' }, 'Direto'],
  [{ source_type: 'admin' }, 'Painel da loja'],
  [{ source_type: 'mobile_app' }, 'Aplicativo'],
  [{ source_type: 'pos' }, 'Ponto de venda'],
  [{ source_type: 'outra coisa', utm_source: 'x' }, 'Desconhecido'],
  [{ source_type: null, utm_source: null }, 'Desconhecido'],
  [{}, 'Desconhecido'],
]
test.each(ORIGINS)('[ATTR-7] %j is «%s» to the merchant', (values, words) => {
  expect(originOf(values)).toBe(words)
})

test('[ATTR-7] the sixteen fields are kept by their names, and nothing else that was sent', () => {
  const all = Object.fromEntries(ATTRIBUTION_FIELDS.map((field) => [field, `valor de ${field}`]))
  const kept = readAttribution({ ...posted({ ...all, outro: 'x', device_type: 'TV' }), utm_source: 'sem prefixo' })
  expect(kept).toEqual({ ...all, device_type: 'Desktop' })
  expect(Object.keys(all)).toHaveLength(16)
})

test.each([
  ['an absent field', {}],
  ['an empty one', { utm_source: '' }],
  ['one that says nothing', { utm_source: '(none)' }],
  ['blanks', { utm_source: ' \t\n ' }],
  ['a list', { utm_source: ['a', 'b'] }],
  ['a number', { utm_source: 7 }],
  ['nothing at all', { utm_source: null }],
  ['an object', { utm_source: { a: 1 } }],
])('[ATTR-7] %s is not kept', (_what, fields) => {
  expect(readAttribution(posted(fields))).toEqual({})
})

const CLEANED: [sent: string, kept: string][] = [
  ['a\0b\u0001c\u007f\u0085', 'abc'],
  ['uma\r\nlinha', 'umalinha'],
  ['\u202Eodapat\u202C', 'odapat'],
  ['  com bordas  ', 'com bordas'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['meia \ud800 letra', 'meia  letra'],
  ['café ☕ 👩‍🌾', 'café ☕ 👩‍🌾'],
]
test.each(CLEANED)('[ATTR-7] %j is kept as %j', (sent, kept) => {
  expect(readAttribution(posted({ utm_campaign: sent })).utm_campaign).toBe(kept)
})

test.each(['a', 'é', '🌵', '\0a'])('[ATTR-7] no value made of %j is longer than 255', (letter) => {
  const kept = readAttribution(posted({ utm_campaign: letter.repeat(100_000) })).utm_campaign!
  expect(kept.length).toBeLessThanOrEqual(255)
  expect(kept.length).toBeGreaterThan(250)
  expect(kept.isWellFormed()).toBe(true)
})

const DEVICES: [agent: string, device: string][] = [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'Mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Mobile'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12', 'Mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'Tablet'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/140.0 Safari/537.36', 'Tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'Desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0', 'Desktop'],
  ['', 'Desktop'],
]
test.each(DEVICES)('[ATTR-7] «%s» is a %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
