import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

/** Long enough that trying again by itself did not help. */
export default defineQuestion({
  id: 'mails-leave',
  question: 'Os e-mails saem da loja?',
  query: sql<{ since: string; message: string }>`
    select to_char(since at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as since, message from mail_trouble
    where since < now() - interval '30 minutes'`,
  problem: ({ since, message }) => `Nenhum e-mail sai desde ${since}. ${message} Confira em Ajustes › E-mails.`,
})
