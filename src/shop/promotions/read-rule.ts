import { isRecord } from '#kit/is-record.ts'
import type { BundlePart, CartStep, QuantityStep, Rule } from './promotion.ts'

/** A rule as it is stored, or why it is none, in words for the merchant. */
export type ReadRule = { ok: true; rule: Rule } | { ok: false; problem: string }

const MOST_UNITS = 999
const MOST_CENTS = 100_000_000
const MOST_STEPS = 10
const MOST_IDS = 500

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to
const isPercent = (value: unknown): value is number => isWhole(value, 1, 100)
const isUnits = (value: unknown): value is number => isWhole(value, 1, MOST_UNITS)
const isCents = (value: unknown): value is number => isWhole(value, 1, MOST_CENTS)
const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_IDS &&
  value.every((id) => isWhole(id, 1, Number.MAX_SAFE_INTEGER))

const PERCENT = 'O desconto é um número inteiro de 1 a 100%.'
const UNITS = `A quantidade é um número inteiro de 1 a ${MOST_UNITS}.`
const MONEY = 'O valor é de R$ 0,01 a R$ 1.000.000,00.'
const MONEY_OR_NONE = 'O valor é de R$ 0,00 a R$ 1.000.000,00.'
const STEPS = `Informe de uma a ${MOST_STEPS} faixas.`

const yes = (rule: Rule): ReadRule => ({ ok: true, rule })
const no = (problem: string): ReadRule => ({ ok: false, problem })

/** Reads what somebody sent as a rule; nothing else of it is kept. */
export function readRule(sent: unknown): ReadRule {
  if (!isRecord(sent)) return no('Informe o que a promoção dá.')
  const { kind, percent, cents } = sent
  switch (kind) {
    case 'percent':
      return isPercent(percent) ? yes({ kind, percent }) : no(PERCENT)
    case 'amount':
      return isCents(cents) ? yes({ kind, cents }) : no(MONEY)
    case 'units':
      return readUnits(sent)
    case 'quantity-steps':
      return readQuantitySteps(sent)
    case 'cart-steps':
      return readCartSteps(sent)
    case 'bundle':
      return readBundle(sent)
    case 'gift': {
      const { fromCents, productIds, units } = sent
      if (!isWhole(fromCents, 0, MOST_CENTS)) return no(MONEY)
      if (!isIds(productIds)) return no('Escolha o produto que é dado de brinde.')
      return isUnits(units) ? yes({ kind, fromCents, productIds, units }) : no(UNITS)
    }
    case 'bump': {
      const { fromCents, productIds } = sent
      if (!isWhole(fromCents, 0, MOST_CENTS)) return no(MONEY_OR_NONE)
      if (!isIds(productIds)) return no('Escolha o produto que a finalização da compra oferece.')
      return isWhole(percent, 0, 99)
        ? yes({ kind, fromCents, productIds, percent })
        : no('O desconto é um número inteiro de 0 a 99%.')
    }
    default:
      return no('Este tipo de promoção não existe.')
  }
}

function readUnits({ take, lowered, percent }: Record<string, unknown>): ReadRule {
  if (!isWhole(take, 2, MOST_UNITS)) return no(`Leve de 2 a ${MOST_UNITS} unidades.`)
  if (!isWhole(lowered, 1, take - 1)) return no('Ao menos uma das unidades é paga, e ao menos uma tem desconto.')
  return isPercent(percent) ? yes({ kind: 'units', take, lowered, percent }) : no(PERCENT)
}

function readQuantitySteps({ counts, steps }: Record<string, unknown>): ReadRule {
  if (counts !== 'together' && counts !== 'each') return no('Diga se as unidades contam juntas ou por produto.')
  const read: QuantityStep[] = []
  for (const step of listOf(steps)) {
    if (!isRecord(step) || !isUnits(step.units)) return no(UNITS)
    if (!isPercent(step.percent)) return no(PERCENT)
    read.push({ units: step.units, percent: step.percent })
  }
  if (read.length === 0 || read.length > MOST_STEPS) return no(STEPS)
  if (hasTwice(read.map(({ units }) => units))) return no('Duas faixas começam na mesma quantidade.')
  return yes({ kind: 'quantity-steps', counts, steps: read.sort((one, other) => one.units - other.units) })
}

function readCartSteps({ steps }: Record<string, unknown>): ReadRule {
  const read: CartStep[] = []
  for (const step of listOf(steps)) {
    if (!isRecord(step) || !isWhole(step.fromCents, 0, MOST_CENTS)) return no(MONEY)
    const { fromCents, percent, cents } = step
    if (isPercent(percent)) read.push({ fromCents, percent })
    else if (isCents(cents)) read.push({ fromCents, cents })
    else return no('Cada faixa dá uma porcentagem de 1 a 100 ou um valor em reais.')
  }
  if (read.length === 0 || read.length > MOST_STEPS) return no(STEPS)
  if (hasTwice(read.map(({ fromCents }) => fromCents))) return no('Duas faixas começam no mesmo valor.')
  return yes({ kind: 'cart-steps', steps: read.sort((one, other) => one.fromCents - other.fromCents) })
}

function readBundle({ parts, cents }: Record<string, unknown>): ReadRule {
  if (!isCents(cents)) return no(MONEY)
  const read: BundlePart[] = []
  for (const part of listOf(parts)) {
    if (!isRecord(part) || !isIds(part.productIds)) return no('Escolha os produtos de cada parte do kit.')
    if (!isUnits(part.units)) return no(UNITS)
    read.push({ productIds: part.productIds, units: part.units })
  }
  if (read.length === 0 || read.length > MOST_STEPS) return no(`Um kit tem de uma a ${MOST_STEPS} partes.`)
  if (hasTwice(read.flatMap(({ productIds }) => productIds))) return no('O mesmo produto está em duas partes do kit.')
  return yes({ kind: 'bundle', parts: read, cents })
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_STEPS + 1) : [])
const hasTwice = (numbers: number[]) => new Set(numbers).size < numbers.length
