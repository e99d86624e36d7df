import { decimalMoney } from '#kit/money.ts'
import { centsOfEither } from './amounts.ts'
import { inRow, number, type Setting } from './setting-kinds.ts'

const ofParcels = inRow('installments', 'payments')

/** In how many parcels a card may pay. */
export const INSTALLMENT_SETTINGS: readonly Setting[] = [
  ofParcels(
    'vitrine_installments_most',
    ['installments', 'most'],
    'Parcelas, no máximo',
    number('De 1 a 24. Com 1 a loja não parcela.', { least: 1, most: 24, fallback: 1 }),
  ),
  ofParcels('vitrine_installments_least', ['installments', 'leastCents'], 'Parcela mínima', {
    description: 'Nenhuma parcela fica menor que este valor.',
    type: 'price',
    fallback: '5.00',
    read: (value) => {
      const cents = centsOfEither(value.trim())
      return cents !== undefined && cents >= 1 && cents <= 100_000_000 ? cents : undefined
    },
    write: (stored) => decimalMoney(Number.isInteger(stored) ? Number(stored) : 500),
    wrong: () => 'Escreva um valor como 20,00.',
  }),
  ofParcels('vitrine_installments_free', ['installments', 'freeUpTo'], 'Sem juros até', {
    ...number('Quantas parcelas não têm juros. Vazio: todas.', { least: 1, most: 24, fallback: 1 }),
    fallback: '',
    read: (value) => (value.trim() === '' ? null : /^([1-9]|1\d|2[0-4])$/.test(value.trim()) ? Number(value) : undefined),
    write: (stored) => (Number.isInteger(stored) ? String(stored) : ''),
  }),
  ofParcels('vitrine_installments_interest', ['installments', 'monthlyPercent'], 'Juros por mês (%)', {
    description: 'Para as parcelas além dessas. Exemplo: 1,99.',
    fallback: '0',
    read: (value) => {
      const typed = value.trim().replace(',', '.')
      const percent = /^\d{1,2}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined
      return percent !== undefined && percent <= 20 ? percent : undefined
    },
    write: (stored) => String(typeof stored === 'number' ? stored : 0).replace('.', ','),
    wrong: () => 'Escreva de 0 a 20, com até duas casas: 1,99.',
  }),
]
