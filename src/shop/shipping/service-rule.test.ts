import { expect, test } from 'vitest'
import { PLAIN_RULE, priceService, readServiceRule, type ServiceRule } from './service-rule.ts'

const offer = { service: '1', name: 'PAC (Correios)', cents: 2_345, days: { from: 4, to: 6 }, insuredCents: 0 }
const terms = { valueCents: 10_000, handlingDays: 1, priced: 'asked' as const, marginPercent: 10 }
const priced = (rule: Partial<ServiceRule>, over: Partial<Parameters<typeof priceService>[1]> = {}) =>
  priceService(offer, { rule: { ...PLAIN_RULE, ...rule }, ...terms, ...over })

test.each<[string, Partial<ServiceRule>, Partial<Parameters<typeof priceService>[1]>, object]>([
  ['as the carrier says, and a day to post it', {}, {}, { label: 'PAC (Correios)', cents: 2_345, days: { from: 5, to: 7 } }],
  ['under its own name', { name: 'Econômico' }, {}, { label: 'Econômico', cents: 2_345 }],
  ['with days more', { extraDays: 2 }, { handlingDays: 3 }, { days: { from: 9, to: 11 } }],
  ['dearer by an amount', { extraCents: 500 }, {}, { cents: 2_845 }],
  ['dearer by percent', { extraPercent: 10 }, {}, { cents: 2_345 + 235 }],
  ['cheaper by percent and amount', { extraPercent: -50, extraCents: -1_000 }, {}, { cents: 173 }],
  ['never below nothing', { extraCents: -9_000 }, {}, { cents: 0 }],
  ['free from a sum', { freeFromCents: 10_000 }, {}, { cents: 0, lacksCents: undefined }],
  ['not free below it', { freeFromCents: 10_001 }, {}, { cents: 2_345, lacksCents: 1 }],
  ['free from nothing', { freeFromCents: 0 }, {}, { cents: 0 }],
  ['with the margin on an old price', {}, { priced: 'last_known' }, { cents: 2_580 }],
  ['without it on one of some hours ago', {}, { priced: 'kept' }, { cents: 2_345 }],
  ['margin first, then the merchant’s rule', { extraPercent: 100 }, { priced: 'last_known' }, { cents: 5_160 }],
])('a service costs %s', (_how, rule, over, expected) => expect(priced(rule, over)).toMatchObject(expected))

test.each<[unknown, Partial<ServiceRule>]>([
  [undefined, {}],
  ['nonsense', {}],
  [{ hidden: 'yes', name: 7, extraDays: -1, extraCents: 1.5, extraPercent: 900, freeFromCents: -1 }, {}],
  [
    { hidden: true, name: '  Rápido ', extraDays: 2, extraCents: -300, extraPercent: 5.5, freeFromCents: 0 },
    {
      isHidden: true,
      name: 'Rápido',
      extraDays: 2,
      extraCents: -300,
      extraPercent: 5.5,
      freeFromCents: 0,
    },
  ],
])('%j is read as a rule', (stored, rule) => expect(readServiceRule(stored)).toEqual({ ...PLAIN_RULE, ...rule }))
