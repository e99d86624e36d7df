import { sql } from 'kysely'
import { count } from '#kit/pt-br.ts'
import { VITRINE } from '../../vitrine-command.ts'
import { defineQuestion } from '../question.ts'

export default defineQuestion({
  id: 'dead-jobs',
  question: 'Todos os trabalhos da loja deram certo?',
  query: sql<{
    kind: string
    dead: number
  }>`select kind, count(*) as dead from jobs where status = 'dead' group by kind order by kind`,
  problem: ({ kind, dead }) =>
    `${count(dead, 'trabalho', 'trabalhos')} «${kind}» com falha definitiva: veja o motivo com ${VITRINE} jobs e, mendado, repita com ${VITRINE} jobs retry NÚMERO.`,
})
