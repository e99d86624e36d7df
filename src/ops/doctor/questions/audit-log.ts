import { sql } from 'kysely'
import { readMigrations } from '#db/migrate.ts'
import { defineQuestion } from '../question.ts'

/** As the migrations put them into the register, each by its statement; a table that lost its trigger would change in silence. */
const WATCHED = readMigrations()
  .flatMap((migration) => [...migration.sql.matchAll(/^select audit_changes\('(\w+)'[^;]*;/gm)])
  .map(([statement, name]) => ({ name: name!, statement }))

export default defineQuestion({
  id: 'audit-log',
  question: 'As alterações de quem administra a loja estão sendo registradas?',
  query: sql<{ name: string; statement: string }>`
    select name, statement from unnest(${sql.val(WATCHED.map(({ name }) => name))}::text[], ${sql.val(
      WATCHED.map(({ statement }) => statement),
    )}::text[]) watched (name, statement)
    where to_regclass('public.' || name) is not null and not exists (
      select from pg_trigger t where t.tgrelid = to_regclass('public.' || name) and t.tgname = name || '_audited' and t.tgenabled = 'O'
    ) order by name`,
  problem: ({ name, statement }) =>
    `A tabela ${name} perdeu o gatilho do registro de alterações: mudanças nela não ficam no registro. Restaure a loja de um backup desta versão, ou recrie-o com: ${statement}`,
})
