import { sql } from 'kysely'
import { count } from '#kit/pt-br.ts'
import { defineQuestion } from '../question.ts'

export default defineQuestion({
  id: 'expired-sessions',
  question: 'As sessões vencidas estão sendo apagadas?',
  query: sql<{
    old: number
  }>`select count(*) as old from sessions where expires_at < now() - interval '7 days' having count(*) > 0`,
  problem: ({ old }) =>
    `Há ${count(old, 'sessão vencida', 'sessões vencidas')} há mais de sete dias: a limpeza de hora em hora não está rodando. Deixe a loja aberta por uma hora e, se continuar, veja os trabalhos com falha.`,
})
