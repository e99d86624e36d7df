import { type SettingField, settingOf } from '#kit/setting-field.ts'
import { recordOf } from '#kit/unknown-json.ts'
import type { KindSettings, MarketingKind } from './contract.ts'

/** The row of `settings`; each kind is a part of it by its id, and what holds for all of them another. */
export const MARKETING_SETTING = 'marketing'
export const GENERAL_PART = 'general'

const ON: SettingField = {
  name: 'isOn',
  label: 'Ligado',
  description: 'Desligado, nenhum e-mail deste tipo é enviado.',
  kind: 'checkbox',
  fallback: '',
  most: 1,
}
const COUPON: readonly SettingField[] = [
  {
    name: 'couponPercent',
    label: 'Cupom de desconto (%)',
    description: 'Zero: sem cupom. Cada e-mail leva um código próprio, que vale uma vez e só para quem o recebeu.',
    kind: 'number',
    fallback: '0',
    least: 0,
    most: 90,
  },
  {
    name: 'couponDays',
    label: 'Validade do cupom (dias)',
    description: 'Contados do envio.',
    kind: 'number',
    fallback: '7',
    least: 1,
    most: 90,
  },
]

export const GENERAL_FIELDS: readonly SettingField[] = [
  {
    name: 'cap',
    label: 'No máximo, por pessoa, em 7 dias',
    description: 'De todos os tipos juntos. Os avisos de estoque que a pessoa pediu não contam.',
    kind: 'number',
    fallback: '2',
    least: 1,
    most: 7,
  },
]

export const fieldsOf = ({ fields, offersCoupon }: Pick<MarketingKind, 'fields' | 'offersCoupon'>): readonly SettingField[] => [
  ON,
  ...fields,
  ...(offersCoupon ? COUPON : []),
]

export type StoredPart = { values: KindSettings; version: number }

/** A part of the setting as it holds: what was stored where it makes sense, else what is meant without it. */
export function readPart(setting: unknown, part: string, fields: readonly SettingField[]): StoredPart {
  const stored = recordOf(recordOf(setting)[part])
  return {
    values: Object.fromEntries(fields.map((field) => [field.name, settingOf(field, stored[field.name])])),
    version: Number(stored['version'] ?? 0) || 0,
  }
}

export const capOf = (setting: unknown) => Math.trunc(Number(readPart(setting, GENERAL_PART, GENERAL_FIELDS).values['cap']))

/** Whether the merchant turned the kind on. */
export const isOn = (setting: unknown, id: string) => recordOf(recordOf(setting)[id])['isOn'] === true

/** Which kinds are on that need a yes: without one of them nobody is asked for it. */
export const asksForConsent = (setting: unknown, kinds: ReadonlyMap<string, Pick<MarketingKind, 'basis'>>) =>
  [...kinds].some(([id, { basis }]) => basis === 'consent' && isOn(setting, id))
