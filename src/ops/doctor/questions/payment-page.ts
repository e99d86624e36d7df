import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

export default defineQuestion({
  id: 'payment-page',
  question: 'A página onde se digita o cartão tem só os scripts do inventário?',
  query: sql<{ problem: string }>`
    select jsonb_array_elements_text(problems) as problem
    from (select problems from payment_page_checks order by id desc limit 1) newest`,
  problem: ({ problem }) =>
    `${problem} Se não foi você, tire a extensão ou o script que pôs isso e veja docs/payments.md; até lá, desligue o cartão no checkout.`,
})
