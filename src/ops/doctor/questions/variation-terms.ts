import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { variation_id: number; product: string; term: string }

export default defineQuestion({
  id: 'variation-terms',
  question: 'As variações usam só as opções do seu produto?',
  query: sql<Row>`
    select v.id as variation_id, p.name as product, t.name as term
    from variation_terms vt
    join variations v on v.id = vt.variation_id
    join products p on p.id = v.product_id
    join attribute_terms t on t.id = vt.term_id
    where t.attribute_id <> vt.attribute_id
      or not exists (select from product_terms pt where pt.product_id = v.product_id and pt.term_id = vt.term_id)
    order by v.id, t.id`,
  problem: ({ variation_id, product, term }) =>
    `A variação ${variation_id} de «${product}» usa a opção «${term}», que o produto não oferece: acrescente a opção ao produto ou corrija a variação.`,
})
