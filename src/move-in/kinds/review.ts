import { sql } from 'kysely'
import { isEmailAddress } from '#kit/email-address.ts'
import { plainText } from '#kit/safe-html.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { textOf } from '#kit/unknown-json.ts'
import { type Kind, refused } from '../kind.ts'
import { flagOf, momentOf, oldIdOf, rawOf, wholeOf } from '../wire.ts'

type Status = 'approved' | 'hold' | 'spam'
type Row = {
  product: string
  author: string
  email: string | null
  rating: number
  text: string
  status: Status
  verified: boolean
  at: Date
}

export const reviewKind: Kind<Row> = {
  kind: 'review',
  read: (data) => {
    const product = oldIdOf(data['product_id']) ?? oldIdOf(data['post'])
    const author = typedLine(data['reviewer'] ?? data['author_name'], 200) || 'Cliente'
    const title = `Avaliação de ${author}`
    const rating = wholeOf(data['rating']) ?? 0
    const status = textOf(data['status'])
    if (!product) return refused(title, 'Não diz de qual produto é.')
    if (status === 'trash') return refused(title, 'Está na lixeira da loja antiga.')
    if (rating < 1 || rating > 5) return refused(title, 'Não tem nota de 1 a 5.')
    const email = textOf(data['reviewer_email'] ?? data['author_email'])
      .trim()
      .toLowerCase()
    const text = typedText(plainText(rawOf(data['review']) || rawOf(data['content'])), 10_000).slice(0, 10_000)
    const row: Row = {
      product,
      author,
      email: isEmailAddress(email) ? email : null,
      rating,
      text,
      status: status === 'approved' || status === 'spam' ? status : 'hold',
      verified: flagOf(data['verified']),
      at: momentOf(data, 'date_created') ?? new Date(0),
    }
    return { is: 'row', title, row, notes: [] }
  },
  write: async (trx, things, { newIds }) => {
    const products = await newIds('product', [...new Set(things.map(({ row }) => row.product))])
    const written = []
    for (const { oldId, row, newId } of things) {
      const product_id = products.get(row.product)
      if (product_id === undefined) {
        written.push({ oldId, refused: 'O produto não veio.' })
        continue
      }
      const { rows } = await sql<{ id: number }>`
        insert into reviews (id, product_id, author_name, author_email, rating, text, status, verified, created_at)
        select coalesce(${newId ?? null}::bigint, nextval('remark_ids')), p.id, ${row.author}, ${row.email}, ${row.rating}, ${row.text},
          ${row.status}, ${row.verified}, ${row.at} from products p where p.id = ${product_id}
        and not exists (select from reviews r where r.product_id = p.id and lower(r.author_email) = ${row.email} and r.status <> 'trash'
          and r.id is distinct from ${newId ?? null}::bigint)
        on conflict (id) do update set author_name = excluded.author_name, rating = excluded.rating, text = excluded.text, status = excluded.status
        returning id`.execute(trx)
      const id = rows[0]?.id
      written.push(
        id === undefined
          ? { oldId, refused: 'A mesma pessoa já avaliou este produto.' }
          : { oldId, newId: id, place: 'reviews' as const },
      )
    }
    return written
  },
}
