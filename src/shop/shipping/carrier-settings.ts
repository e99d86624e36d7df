import { isSecret, type SettingField, settingOf } from '#kit/setting-field.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { CarrierDefinition } from './carriers/carrier.ts'
import { readServiceRule, type ServiceRule } from './service-rule.ts'

/** What every carrier is asked for, whoever it is. */
export const COMMON_FIELDS: readonly SettingField[] = [
  {
    name: 'handlingDays',
    label: 'Dias para postar',
    description: 'Dias úteis entre o pagamento e a postagem; somam-se ao prazo da transportadora.',
    kind: 'number',
    fallback: '1',
    least: 0,
    most: 60,
  },
  {
    name: 'marginPercent',
    label: 'Margem quando não responde (%)',
    description: 'Se a transportadora não responde, vale o último preço conhecido com esta margem.',
    kind: 'number',
    fallback: '10',
    least: 0,
    most: 100,
  },
]

/** A carrier as the merchant set it. */
export type StoredCarrier = {
  isOn: boolean
  version: number
  /** Fields that are no secrets, by their names. */
  plain: Record<string, string>
  /** Names of the secrets that there are. */
  secrets: ReadonlySet<string>
  rules: ReadonlyMap<string, ServiceRule>
  /** Changes with what the carrier is asked with: its fields and keys, not the merchant's own rules. */
  connection: string
  handlingDays: number
  marginPercent: number
}

/** Whatever stands in the setting `carriers` of one of them. */
export function readCarrier({ id, fields }: Pick<CarrierDefinition, 'id' | 'fields'>, stored: unknown): StoredCarrier {
  const own = recordOf(recordOf(stored)[id])
  const all = [...fields, ...COMMON_FIELDS].filter((field) => !isSecret(field))
  const plain = Object.fromEntries(all.map((field) => [field.name, String(settingOf(field, own[field.name]))]))
  const connection = fields.filter((field) => !isSecret(field)).map(({ name }) => plain[name])
  const secrets = Array.isArray(own['secrets']) ? own['secrets'].map(textOf) : []
  return {
    isOn: own['enabled'] === true,
    version: typeof own['version'] === 'number' ? own['version'] : 0,
    plain,
    secrets: new Set(secrets),
    connection: JSON.stringify([connection, own['secretsAt'] ?? '']),
    rules: new Map(Object.entries(recordOf(own['services'])).map(([service, rule]) => [service, readServiceRule(rule)])),
    handlingDays: Number(plain['handlingDays']),
    marginPercent: Number(plain['marginPercent']),
  }
}

/** Whether everything is filled in that it cannot do without. */
export const isSetUp = ({ needs }: Pick<CarrierDefinition, 'needs'>, { plain, secrets }: StoredCarrier) =>
  needs.every((group) => group.some((name) => secrets.has(name) || (plain[name] ?? '') !== ''))
