import type { InstallmentRules, PaymentHint, PaymentMethod } from './contract.ts'
import { paymentHint } from './hint.ts'
import { chosenPlan, installmentOffer, readInstallmentRules } from './installments.ts'
import type { MethodDefinition } from './method.ts'
import { loadProviders } from './load-providers.ts'
import { type StoredMethod, storedMethod } from './settings.ts'

/** In the order in which shoppers see them; those of extensions come after. */
export const METHODS: readonly MethodDefinition[] = await loadProviders()

/** What is left of a method that may not be used here: its name, for old orders. */
const NOT_THERE = { enabled: false, instructions: () => undefined }

/** The provider of money that the merchant wrote down. */
const BY_HAND = 'manual'

/** What the demo shop's settings carry, and no form can write. */
const DEMO_MARK = 'inDemoShop'

type Options = {
  settings: { get: (name: string) => Promise<unknown>; shop: () => Promise<{ name: string; city: string }> }
  shopUrl: string
  /** Of the extensions that are switched on just now. */
  moreMethods?: () => readonly MethodDefinition[]
  /** Where the test provider is there. */
  testPayments?: TestPayments
}
export type TestPayments = 'always' | 'demo' | 'never'

/** The ways to pay, each read from the merchant's settings at the moment it is asked for. */
export function createPayments({ settings, shopUrl, moreMethods = () => [], testPayments = 'never' }: Options) {
  const known = () => [...METHODS, ...moreMethods()]
  const isThere = ({ id, isTest }: MethodDefinition, stored: unknown) =>
    !isTest || testPayments === 'always' || (testPayments === 'demo' && storedMethod(stored, id)[DEMO_MARK] === true)
  const all = async (): Promise<PaymentMethod[]> => {
    const [stored, { name, city }] = await Promise.all([settings.get('payments'), settings.shop()])
    return known().map((method) => {
      const read = method.read(settingsFor(method, stored), { name, city, shopUrl })
      return {
        // One with a limit of its own says so; behind hosted fields parcels and interest are the service's: the shop promises none.
        installments: read.hostedFields ? undefined : rulesOf(method, stored),
        ...read,
        ...(!isThere(method, stored) && NOT_THERE),
        isCard: method.takesParcels === true || read.hostedFields !== undefined,
        hasService: method.connect !== undefined,
      }
    })
  }
  const list = async () => (await all()).filter(({ enabled }) => enabled)
  const find = async (id: string) => (await all()).find((method) => method.id === id)
  return {
    /** Those that a merchant may set up. */
    definitions: async () => {
      const stored = await settings.get('payments')
      return known().filter((method) => isThere(method, stored))
    },
    /** What can be chosen. */
    list,
    /** Also one that is switched off, for orders that were paid by it. */
    find,
    /** Who told of money, in the merchant's words. */
    nameOf: (id: string): string =>
      id === BY_HAND ? 'confirmado pela loja' : (known().find((method) => method.id === id)?.deskName ?? id),
    /** Percent off the goods; 0 for what can't be chosen. */
    discountOf: async (id: string) => {
      const method = await find(id)
      return method?.enabled ? method.discountPercent : 0
    },
    /** What to say of paying beside a price. */
    hint: async (sums: Parameters<typeof paymentHint>[1]): Promise<PaymentHint | undefined> => paymentHint(await list(), sums),
    installmentOffer,
    chosenPlan,
  }
}
export type Payments = ReturnType<typeof createPayments>

/** What each way to pay has for itself, also where it shares an account. */
const OWN_SETTINGS = new Set(['enabled', 'title', 'description', 'holdMinutes', 'discountPercent', 'leastAmount'])

/** Its own settings, and those of the account that it uses; whether it is on and what it is called is its own. */
export function settingsFor({ id, account }: Pick<MethodDefinition, 'id' | 'account'>, stored: unknown): StoredMethod {
  if (account === undefined) return storedMethod(stored, id)
  const shared = Object.entries(storedMethod(stored, account)).filter(([name]) => !OWN_SETTINGS.has(name))
  return { ...Object.fromEntries(shared), ...storedMethod(stored, id) }
}

/** A method's own rules come before those of the whole shop. */
function rulesOf({ id, takesParcels }: MethodDefinition, stored: unknown): InstallmentRules | undefined {
  const own = storedMethod(storedMethod(stored, id), 'installments')
  if (Object.keys(own).length > 0) return readInstallmentRules(own)
  return takesParcels && readInstallmentRules(storedMethod(stored, 'installments'))
}
