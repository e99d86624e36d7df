import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { withoutIndexes } from './without-indexes.ts'

const TABLES = ['media', 'form_submissions', 'audit_log', 'jobs', 'mails', 'reviews', 'content']

/** What a merchant's desk gathers in a shop with this many orders and products: as many of each thing that has a list. */
export async function seedDesk(connection: Connection, size: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await withoutIndexes(client, TABLES, async () => {
      for (const statement of STATEMENTS) await client.query(statement, [size])
    })
    await client.query('set session_replication_role = origin')
    await client.query(`vacuum analyze ${TABLES.join(', ')}`)
  } finally {
    await client.end()
  }
}

const back = `now() - interval '3 years' * (1 - n::float / $1)`
const STATEMENTS = [
  `insert into media (slug, title, alt, mime, width, height, file, bytes, created_at, modified_at)
   select 'foto-' || n, 'Foto ' || n, 'Peça ' || n % 977 || ' sobre a mesa', case when n % 20 = 0 then 'application/pdf' else 'image/webp' end,
     1200, 900, 'foto-' || n || '.webp', 50000 + n % 9000, ${back}, ${back} from generate_series(1, $1::int) n`,
  `insert into form_submissions (post_id, form_id, form_name, fields, status, created_at)
   select 1, case when n % 4 = 0 then 'revenda' else 'contato' end, 'Contato', jsonb_build_array(
       jsonb_build_object('id', 'nome', 'label', 'Nome', 'type', 'text', 'value', 'Pessoa ' || n),
       jsonb_build_object('id', 'email', 'label', 'E-mail', 'type', 'email', 'value', 'pessoa' || n || '@exemplo.com.br'),
       jsonb_build_object('id', 'texto', 'label', 'Mensagem', 'type', 'textarea', 'value', repeat('Quando chega a próxima fornada? ', 5))),
     case when n > $1 - 300 then 'new' when n % 90 = 0 then 'trash' else 'read' end, ${back} from generate_series(1, $1::int) n`,
  `insert into audit_log (at, actor_id, actor_name, channel, request_id, noun, record_id, label, action, before, after)
   select ${back}, 1 + n % 5, 'Pessoa ' || n % 5, 'cookie', 'req-' || n / 3,
     (array['products', 'orders', 'settings', 'coupons', 'content', 'stock'])[1 + n % 6], (n % 5000)::text, 'Coisa ' || n % 5000,
     (array['insert', 'update', 'update', 'delete'])[1 + n % 4], '{"price_cents": 100}', '{"price_cents": 200}' from generate_series(1, $1::int) n`,
  `insert into jobs (kind, ref, status, attempts, last_error, created_at, finished_at)
   select (array['send-mail', 'deliver-webhook', 'sweep-sessions'])[1 + n % 3], n::text, case when n % 50 = 0 then 'dead' else 'done' end, 1,
     case when n % 50 = 0 then 'ETIMEDOUT' end, now(), now() from generate_series(1, $1::int) n`,
  `insert into mails (to_address, subject, text, html, status, created_at, sent_at)
   select 'cliente' || n || '@exemplo.com.br', 'Pedido ' || n, repeat('Recebemos o seu pedido. ', 20), '<p>Recebemos o seu pedido.</p>',
     case when n % 70 = 0 then 'failed' else 'sent' end, ${back}, ${back} from generate_series(1, $1::int) n`,
  `insert into reviews (product_id, author_name, author_email, rating, text, status, created_at)
   select p.id, 'Pessoa ' || n, 'pessoa' || n || '@exemplo.com.br', 1 + n % 5, 'Chegou bem e é linda, número ' || n,
     case when n % 200 = 0 then 'hold' when n % 90 = 0 then 'spam' when n % 140 = 0 then 'trash' else 'approved' end, ${back}
   from generate_series(1, $1::int) n join products p on p.position = n`,
  `insert into content (type, slug, title, status, document, published_at, created_at, modified_at)
   select case when n % 2 = 0 then 'post' else 'page' end, 'texto-' || n, 'Texto ' || n, case when n % 9 = 0 then 'draft' when n % 50 = 1 then 'trash' else 'publish' end,
     '[]', case when n % 9 > 0 then ${back} end, ${back}, ${back} from generate_series(1, $1::int) n`,
]
