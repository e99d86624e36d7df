import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { CardProblems, type CardClient, type CreateCardClient, type Frame, FRAMES, type KeptCard } from './client.ts'

type Told = Record<string, unknown>
type Field = {
  mount: (id: string) => Field
  unmount: () => void
  on: (event: string, hear: (told: Told) => void) => void
  update: (wishes: Told) => void
  focus?: () => void
}
/** As much of Mercado Pago's script as is used here. */
type Sdk = {
  fields: { create: (type: string, options: Told) => Field; createCardToken: (holder: Told) => Promise<unknown> }
  getPaymentMethods: (asked: Told) => Promise<unknown>
  getInstallments: (asked: Told) => Promise<unknown>
}
declare global {
  interface Window {
    MercadoPago?: new (publicKey: string, options: Told) => Sdk
  }
}

const TYPES: Record<Frame, string> = { card_number: 'cardNumber', card_expiry: 'expirationDate', card_code: 'securityCode' }
const HINTS: Record<Frame, string> = { card_number: '0000 0000 0000 0000', card_expiry: 'MM/AA', card_code: 'CVV' }
const LABELS: Record<Frame, string> = {
  card_number: 'Número do cartão',
  card_expiry: 'Validade do cartão, mês e ano',
  card_code: 'Código de segurança do cartão',
}
const PROBLEMS: Record<Frame, string> = {
  card_number: 'Confira o número do cartão.',
  card_expiry: 'Confira a validade: mês e ano.',
  card_code: 'Confira o código de segurança.',
}
const frameOf = (type: unknown) => FRAMES.find((frame) => typeof type === 'string' && TYPES[frame] === type)

/** Mercado Pago's Secure Fields: number, date and code are frames of its own host. */
export const createClient: CreateCardClient = (publicKey, { onBrand, onFocus, onProblem }) => {
  if (!window.MercadoPago) throw new Error('Mercado Pago’s script came without what it is loaded for.')
  const sdk = new window.MercadoPago(publicKey, { locale: 'pt-BR', trackingDisabled: true })
  let bin = ''
  let brand = ''
  let issuer = ''
  let kept: KeptCard | undefined
  const wrong = new Set<Frame>()
  const { color, fontFamily } = getComputedStyle(document.body)
  const style = { color, fontFamily, fontSize: '16px', height: '100%' }

  const fields = new Map<Frame, Field>()
  const open = (frame: Frame) => {
    const field = sdk.fields.create(TYPES[frame], {
      placeholder: HINTS[frame],
      style,
      srLabel: LABELS[frame],
      ariaRequired: true,
    })
    field.mount(frame)
    field.on('focus', () => onFocus(frame, true))
    field.on('blur', () => {
      onFocus(frame, false)
      if (wrong.has(frame)) onProblem(frame, PROBLEMS[frame])
    })
    // Whoever is still typing is not told that it is wrong; that it is right, at once.
    field.on('validityChange', ({ errorMessages }) => {
      if (listOf(errorMessages).length > 0) return void wrong.add(frame)
      wrong.delete(frame)
      onProblem(frame, undefined)
    })
    if (frame === 'card_number') field.on('binChange', (told) => void learn(textOf(told['bin'])))
    fields.set(frame, field)
  }
  const use: CardClient['use'] = (next) => {
    kept = next
    bin = next?.bin ?? ''
    brand = next?.brand ?? ''
    issuer = next?.issuer ?? ''
    for (const [frame, field] of fields) {
      field.unmount()
      onProblem(frame, undefined)
    }
    fields.clear()
    wrong.clear()
    for (const frame of FRAMES) if (!next || frame === 'card_code') open(frame)
    onBrand()
  }

  async function learn(next: string) {
    if (next === bin) return
    bin = next
    brand = ''
    issuer = ''
    try {
      const found = next === '' ? undefined : recordOf(listOf(recordOf(await sdk.getPaymentMethods({ bin: next }))['results'])[0])
      // Another number was typed meanwhile.
      if (bin !== next) return
      brand = textOf(found?.['id'])
      issuer = String(recordOf(found?.['issuer'])['id'] ?? '')
      const settings = recordOf(listOf(found?.['settings'])[0])
      for (const [frame, name] of [
        ['card_number', 'card_number'],
        ['card_code', 'security_code'],
      ] as const)
        if (settings[name]) fields.get(frame)?.update({ settings: settings[name] })
    } catch {
      // Without a brand no token is made, and the number is asked for again.
    }
    onBrand()
  }

  return {
    use,
    focus: (frame) => fields.get(frame)?.focus?.(),
    plans: async (totalCents) => {
      if (bin === '') return []
      const amount = (totalCents / 100).toFixed(2)
      const offers = listOf(await sdk.getInstallments({ amount, bin, locale: 'pt-BR', paymentTypeId: 'credit_card' }))
      return listOf(recordOf(offers[0])['payer_costs']).flatMap((raw) => {
        const { installments, installment_amount: each, total_amount: all } = recordOf(raw)
        if (![installments, each, all].every((one) => typeof one === 'number' && one > 0)) return []
        return [{ count: Number(installments), cents: Math.round(Number(each) * 100), totalCents: Math.round(Number(all) * 100) }]
      })
    },
    makeToken: async (holder, number) => {
      const identificationType = number.length > 11 ? 'CNPJ' : 'CPF'
      let made: unknown
      try {
        made = await sdk.fields.createCardToken(
          kept ? { cardId: kept.id } : { cardholderName: holder, identificationType, identificationNumber: number },
        )
      } catch (error) {
        throw new CardProblems(problemsIn(error))
      }
      const token = textOf(recordOf(made)['id'])
      if (token === '' || brand === '') throw new CardProblems(new Map([['card_number', PROBLEMS.card_number]]))
      return { token, brand, issuer }
    },
  }

  /** Its errors name the fields that they are about; frames that were wrong before count, too. */
  function problemsIn(error: unknown): Map<Frame, string> {
    const named = listOf(error).flatMap((one) => frameOf(recordOf(one)['field']) ?? [])
    return new Map([...new Set([...named, ...wrong])].map((frame) => [frame, PROBLEMS[frame]]))
  }
}
