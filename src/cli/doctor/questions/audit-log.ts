import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

/** As the register's own migration lists them; a table that lost its trigger would change in silence. */
const WATCHED = [
  'settings',
  'products',
  'variations',
  'stock',
  'coupons',
  'orders',
  'content',
  'menus',
  'users',
  'api_keys',
  'webhooks',
]

export default defineQuestion({
  id: 'audit-log',
  question: 'As alterações de quem administra a loja estão sendo registradas?',
  query: sql<{ name: string }>`
    select name from unnest(${sql.val(WATCHED)}::text[]) name
    where not exists (
      select from pg_trigger t where t.tgrelid = to_regclass('public.' || name) and t.tgname = name || '_audited' and t.tgenabled = 'O'
    ) order by name`,
  problem: ({ name }) =>
    `A tabela ${name} perdeu o gatilho do registro de alterações: mudanças nela não ficam no registro. Restaure a loja de um backup desta versão, ou recrie-o com: select audit_changes('${name}', 'id').`,
})
