import type { Cents } from '#kit/money.ts'
import { bankTransfer } from './bank-transfer.ts'
import { cashOnDelivery } from './cash-on-delivery.ts'
import type { Installments, PaymentMethod } from './contract.ts'
import { bestInstallments, readInstallmentRules } from './installments.ts'
import type { MethodDefinition } from './method.ts'
import { pix } from './pix.ts'
import { storedMethod } from './settings.ts'
import { testGateway } from './test-gateway.ts'

/** In the order in which shoppers see them. */
const METHODS: MethodDefinition[] = [pix, testGateway, bankTransfer, cashOnDelivery]

type Options = {
  settings: { get: (name: string) => Promise<unknown>; shop: () => Promise<{ name: string; city: string }> }
  shopUrl: string
}

/** The ways to pay, each read from the merchant's settings at the moment it is asked for. */
export function createPayments({ settings, shopUrl }: Options) {
  const all = async (): Promise<PaymentMethod[]> => {
    const [stored, { name, city }] = await Promise.all([settings.get('payments'), settings.shop()])
    return METHODS.map((method) => method.read(storedMethod(stored, method.id), { name, city, shopUrl }))
  }
  const find = async (id: string) => (await all()).find((method) => method.id === id)
  return {
    /** What can be chosen. */
    list: async () => (await all()).filter(({ enabled }) => enabled),
    /** Also one that is switched off, for orders that were paid by it. */
    find,
    /** Percent off the goods; 0 for what can't be chosen. */
    discountOf: async (id: string) => {
      const method = await find(id)
      return method?.enabled ? method.discountPercent : 0
    },
    /** The offer to show beside a price: the most parcels without interest. */
    installments: async (cents: Cents): Promise<Installments | undefined> =>
      bestInstallments(cents, readInstallmentRules(storedMethod(await settings.get('payments'), 'installments'))),
  }
}
export type Payments = ReturnType<typeof createPayments>
