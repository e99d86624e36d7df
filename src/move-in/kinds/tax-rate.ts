import { slugOf } from '#kit/pt-br.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, textOf } from '#kit/unknown-json.ts'
import { type Kind, refused } from '../kind.ts'
import { flagOf, wholeOf } from '../wire.ts'

type Row = {
  country: string
  state: string
  postcodes: string[]
  cities: string[]
  rate: string
  name: string
  priority: number
  compound: boolean
  shipping: boolean
  position: number
  class: string
}

/** Rates of taxes, for programs that ask for them: prices here have their taxes in them. */
export const taxRateKind: Kind<Row> = {
  kind: 'tax-rate',
  read: (data) => {
    const rate = textOf(data['rate']).trim()
    const name = typedLine(data['name'], 200)
    const title = `${name || 'Imposto'} ${rate} %`
    if (!/^\d{1,4}(\.\d{1,8})?$/.test(rate)) return refused(title, 'A alíquota não é um número.')
    const country = textOf(data['country']).toUpperCase()
    const lines = (value: unknown) => listOf(value).flatMap((one) => typedLine(one, 200) || [])
    const row = {
      country: /^[A-Z]{2}$/.test(country) ? country : '',
      state: typedLine(data['state'], 40),
      postcodes: lines(data['postcodes']),
      cities: lines(data['cities']),
      rate: Number(rate).toFixed(4),
      name,
      priority: Math.max(0, wholeOf(data['priority']) ?? 1),
      compound: flagOf(data['compound']),
      shipping: flagOf(data['shipping']),
      position: wholeOf(data['order']) ?? 0,
      class: data['class'] === 'standard' ? '' : slugOf(textOf(data['class'])),
    }
    return { is: 'row', title, row, notes: ['Aqui os preços já têm os impostos: a alíquota não muda nenhum preço.'] }
  },
  write: async (trx, things) => {
    const written = []
    for (const { oldId, row, newId } of things) {
      const { id } = await (newId === undefined
        ? trx.insertInto('tax_rates').values(row).returning('id').executeTakeFirstOrThrow()
        : trx.updateTable('tax_rates').set(row).where('id', '=', newId).returning('id').executeTakeFirstOrThrow())
      written.push({ oldId, newId: id, place: 'tax_rates' as const })
    }
    return written
  },
}
