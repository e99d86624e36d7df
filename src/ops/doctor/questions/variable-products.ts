import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

export default defineQuestion({
  id: 'variable-products',
  question: 'Todo produto com variações tem ao menos uma à venda?',
  query: sql<{ id: number; name: string }>`
    select p.id, p.name from products p
    where p.type = 'variable' and p.status = 'publish' and not exists (select from variations v where v.product_id = p.id and v.enabled)
    order by p.id`,
  problem: ({ id, name }) =>
    `«${name}» (produto ${id}) está publicado sem nenhuma variação, e ninguém consegue comprá-lo: crie uma variação ou volte-o a rascunho.`,
})
