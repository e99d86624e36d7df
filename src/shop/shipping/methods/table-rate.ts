import { readCents, readDays, recordOf, type ShippingMethod } from '../method.ts'

type Row = { from: string; to: string; uptoGrams: number; cents: number; days: { from: number; to: number } }

/** A carrier's table: the first row whose CEP range holds the destination and whose weight is enough. Heavier parcels are not taken. */
export const tableRate: ShippingMethod<Row[]> = {
  kind: 'table_rate',
  parse: (stored) => {
    const { rows } = recordOf(stored)
    if (!Array.isArray(rows) || rows.length === 0 || rows.length > 5_000) return undefined
    const read = rows.map(readRow)
    return read.every((row) => row !== undefined) ? read : undefined
  },
  price: (rows, { weightGrams }, { postcode }) => {
    const row = rows.find(({ from, to, uptoGrams }) => postcode >= from && postcode <= to && weightGrams <= uptoGrams)
    return row && { cents: row.cents, days: row.days }
  },
}

function readRow(raw: unknown): Row | undefined {
  const { from, to, upto_grams: uptoGrams, cents, days } = recordOf(raw)
  const [price, time] = [readCents(cents), readDays(days)]
  if (!isPostcode(from) || !isPostcode(to) || from > to || price === undefined || !time) return undefined
  if (typeof uptoGrams !== 'number' || !Number.isInteger(uptoGrams) || uptoGrams <= 0) return undefined
  return { from, to, uptoGrams, cents: price, days: time }
}

const isPostcode = (raw: unknown): raw is string => typeof raw === 'string' && /^\d{8}$/.test(raw)
