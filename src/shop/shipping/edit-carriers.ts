import type { Kysely } from 'kysely'
import { changeSettingsPart } from '#db/change-settings-part.ts'
import type { Database } from '#db/schema.ts'
import type { ServiceSecrets } from '#db/service-secrets.ts'
import { inTransaction } from '#db/transaction.ts'
import { isSecret, readSettings, type SettingField } from '#kit/setting-field.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { COMMON_FIELDS, isSetUp, readCarrier } from './carrier-settings.ts'
import type { CarrierDefinition } from './carriers/carrier.ts'
import type { KeptQuotes } from './kept-quotes.ts'
import { PLAIN_RULE, readServiceRule, type ServiceRule } from './service-rule.ts'

/** A carrier as the merchant sets it. */
export type DescribedCarrier = {
  id: string
  name: string
  help: string
  isOn: boolean
  /** Switched on, but something that it needs is missing. */
  needsSetup: boolean
  isSetUp: boolean
  /** Whether it is used with its test environment. */
  isInTestMode: boolean
  /** Of a secret only whether there is one. */
  fields: (SettingField & { value: string; isSet: boolean })[]
  services: (ServiceRule & { id: string; carrierName: string })[]
  version: number
}
export type CarrierInput = {
  isOn?: boolean
  settings?: Record<string, unknown>
  /** Rules by the service's id; those that are not named stay. */
  services?: Record<string, unknown>
}
export type CarrierOutcome =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'stale' }
  | { ok: false; problem: 'bad-value'; label: string; hint: string }

const MOST_SERVICES = 100
const SERVICE_ID = /^[\w.-]{1,40}$/

type Options = {
  db: Kysely<Database>
  definitions: readonly CarrierDefinition[]
  settings: { get: (name: string) => Promise<unknown> }
  secrets: ServiceSecrets
  keptQuotes: Pick<KeptQuotes, 'servicesOf'>
  now: () => Date
}

/** Changing which carriers the shop asks, and on which terms. */
export function createCarrierEditing({ db, definitions, settings, secrets, keptQuotes, now }: Options) {
  const describeOne = async (definition: CarrierDefinition, all: unknown): Promise<DescribedCarrier> => {
    const { id, name, help, fields } = definition
    const stored = readCarrier(definition, all)
    const isReady = isSetUp(definition, stored)
    const names = new Map([...definition.services, ...(await keptQuotes.servicesOf(id))].map((one) => [one.id, one.name]))
    for (const service of stored.rules.keys()) if (!names.has(service)) names.set(service, service)
    return {
      id,
      name,
      help,
      isOn: stored.isOn && isReady,
      needsSetup: stored.isOn && !isReady,
      isSetUp: isReady,
      isInTestMode: stored.plain['environment'] !== undefined && stored.plain['environment'] !== 'production',
      fields: [...fields, ...COMMON_FIELDS].map((field) => ({
        ...field,
        value: isSecret(field) ? '' : shown(field, stored.plain[field.name] ?? ''),
        isSet: isSecret(field) ? stored.secrets.has(field.name) : true,
      })),
      services: [...names].map(([service, carrierName]) => ({
        id: service,
        carrierName,
        ...(stored.rules.get(service) ?? PLAIN_RULE),
      })),
      version: stored.version,
    }
  }
  return {
    describe: async (): Promise<DescribedCarrier[]> => {
      const all = await settings.get('carriers')
      return await Promise.all(definitions.map((definition) => describeOne(definition, all)))
    },
    /** What is absent stays; `version`: what the merchant had read, and a change since then is not overwritten. */
    change: async (id: string, input: CarrierInput, version?: number): Promise<CarrierOutcome> => {
      const definition = definitions.find((one) => one.id === id)
      if (!definition) return { ok: false, problem: 'unknown' }
      const read = readSettings([...definition.fields, ...COMMON_FIELDS], input.settings ?? {})
      if (!read.ok) return { ok: false, problem: 'bad-value', label: read.label, hint: read.hint }
      const services = { ...recordOf(recordOf(recordOf(await settings.get('carriers'))[id])['services']) }
      for (const [service, rule] of Object.entries(input.services ?? {})) {
        if (!SERVICE_ID.test(service)) return { ok: false, problem: 'bad-value', label: 'Serviço', hint: 'Código desconhecido.' }
        services[service] = storedRule(readServiceRule(rule))
      }
      if (Object.keys(services).length > MOST_SERVICES)
        return { ok: false, problem: 'bad-value', label: 'Serviços', hint: `No máximo ${MOST_SERVICES}.` }
      const patch = {
        ...read.plain,
        ...(input.isOn !== undefined && { enabled: input.isOn }),
        ...(input.services && { services }),
        // Which secrets there are is no secret; quotes by former keys are no longer ours.
        ...(read.secrets.size > 0 && { secrets: await secrets.namesAfter(id, read.secrets), secretsAt: now().toISOString() }),
      }
      return await inTransaction(db, async (trx): Promise<CarrierOutcome> => {
        if (!(await changeSettingsPart(trx, { name: 'carriers', part: id, patch, version })))
          return { ok: false, problem: 'stale' }
        await secrets.keep(trx, id, read.secrets)
        return { ok: true }
      })
    },
  }
}
export type CarrierEditing = ReturnType<typeof createCarrierEditing>

const shown = ({ kind }: SettingField, value: string) => (kind === 'checkbox' ? (value === 'true' ? 'yes' : 'no') : value)

/** Only what differs from saying nothing. */
const storedRule = ({ isHidden, name, extraDays, extraCents, extraPercent, freeFromCents, agency }: ServiceRule) => ({
  ...(isHidden && { hidden: true }),
  ...(name !== '' && { name }),
  ...(extraDays !== 0 && { extraDays }),
  ...(extraCents !== 0 && { extraCents }),
  ...(extraPercent !== 0 && { extraPercent }),
  ...(freeFromCents !== undefined && { freeFromCents }),
  ...(agency !== '' && { agency }),
})
