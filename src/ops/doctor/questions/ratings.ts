import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { id: number; name: string; rating_sum: number; rating_count: number; sum: number; count: number }

export default defineQuestion({
  id: 'ratings',
  question: 'As notas dos produtos são a soma das avaliações aprovadas?',
  query: sql<Row>`
    select p.id, p.name, p.rating_sum, p.rating_count, coalesce(sum(r.rating), 0)::bigint as sum, count(r.id) as count
    from products p left join reviews r on r.product_id = p.id and r.status = 'approved'
    group by p.id
    having p.rating_sum <> coalesce(sum(r.rating), 0) or p.rating_count <> count(r.id)
    order by p.id`,
  problem: ({ id, name, rating_sum, rating_count, sum, count }) =>
    `«${name}» (produto ${id}) mostra ${rating_count} avaliações que somam ${rating_sum}, mas as aprovadas são ${count} e somam ${sum}: aprove ou recuse de novo uma avaliação dele para recontar.`,
})
