import { recordOf } from '#kit/unknown-json.ts'
import { type ShippingMethod } from '../method.ts'
import { readRow, type Row, TABLE_MOST_ROWS } from '../table-rows.ts'

/** A carrier's table: the first row whose CEP range holds the destination and whose weight is enough. Heavier parcels are not taken. */
const tableRate: ShippingMethod<Row[]> = {
  kind: 'table_rate',
  form: {
    title: 'Tabela de frete',
    description: 'Preço por faixa de CEP e peso, pela tabela da transportadora.',
    fields: [
      {
        id: 'rows',
        label: 'Tabela',
        description:
          'Vale a primeira linha que contém o CEP e aguenta o peso do pacote: deixe os pesos menores em cima. Pacotes mais pesados que a última linha não são enviados assim.',
        kind: 'rows',
        at: ['rows'],
      },
    ],
    fresh: {},
  },
  parse: (stored) => {
    const { rows } = recordOf(stored)
    if (!Array.isArray(rows) || rows.length === 0 || rows.length > TABLE_MOST_ROWS) return undefined
    const read = rows.map(readRow)
    return read.every((row) => row !== undefined) ? read : undefined
  },
  price: (rows, { weightGrams }, { postcode }) => {
    const row = rows.find(({ from, to, uptoGrams }) => postcode >= from && postcode <= to && weightGrams <= uptoGrams)
    return row && { cents: row.cents, days: row.days }
  },
}

export default tableRate
