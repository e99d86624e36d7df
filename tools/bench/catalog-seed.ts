import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { withoutIndexes } from './without-indexes.ts'

const NOUNS =
  'caneca prato bowl vaso moringa bule xícara travessa tábua colher pilão garrafa jogo manta almofada tapete rede toalha lençol colcha cesto balaio luminária vela quadro espelho móbile camisa camiseta quimono bolsa chapéu sacola caderno cartão calendário cachepô bandeja descanso avental'
const KINDS =
  'azul verde branco cru terracota redondo oval grande pequeno alto baixo leve firme claro escuro rústico liso trançado bordado pintado antigo novo mineiro baiano cearense paulista goiano gaúcho dourado prateado duplo triplo macio denso fino largo curto longo doce bravo'
const TEXT =
  'Feito à mão em uma oficina pequena do interior. Cada peça sai um pouco diferente da outra. Lave com água morna, seque à sombra.'

/** Fills a migrated database with this many products: the same shelves for any number, more makers' names for more products. */
export async function seedCatalog(connection: Connection, products: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    // Rows come in as a copy would bring them; what is derived from them is made at the end, as after a restore.
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into categories (slug, name, parent_id, position)
       select 'categoria-' || n, 'Categoria ' || n, case when n > 10 then (n - 1) % 10 + 1 end, n from generate_series(1, 40) n`,
    )
    await client.query(
      `insert into product_tags (slug, name) select 'etiqueta-' || n, 'Etiqueta ' || n from generate_series(1, 100) n`,
    )
    await client.query(
      `insert into attributes (slug, name) values ('cor', 'Cor'), ('tamanho', 'Tamanho'), ('material', 'Material')`,
    )
    await client.query(
      `insert into attribute_terms (attribute_id, slug, name, position)
       select a, 'termo-' || n, 'Termo ' || n, n from generate_series(1, 3) a, generate_series(1, 12) n`,
    )
    await client.query(
      `insert into products (type, status, slug, name, sku, short_description, description, price_cents, sale_price_cents, manage_stock,
         in_stock, position, total_sales, rating_sum, rating_count, published_at)
       select 'simple', 'publish', 'produto-' || n,
         initcap(($2::text[])[(1 + (n * 7919) % 40)::int]) || ' ' || ($3::text[])[(1 + (n * 104729 / 40) % 40)::int] || ' '
           || initcap(translate(to_char((n * 31) % greatest($1::bigint / 20, 10), 'FM000000'), '0123456789', 'barvelisto')),
         'SKU-' || n, '<p>' || $4 || '</p>', '',
         1000 + (n * 6151) % 90000, case when n % 9 = 0 then 900 end, false, n % 11 <> 0, n, (n * 37) % 500,
         (n % 3) * 4 * ((n * 13) % 20), (n % 3) * ((n * 13) % 20), now() - make_interval(mins => n::int)
       from generate_series(1, $1::bigint) n`,
      [products, NOUNS.split(' '), KINDS.split(' '), TEXT],
    )
    await client.query(
      `insert into product_categories select id, 11 + (position * 17) % 30 from products;
       insert into product_tagged select id, 1 + (position * 29) % 100 from products;
       insert into product_terms select id, 12 * a + 1 + (position * (3 + a)) % 12, a from products, generate_series(0, 2) a`,
    )
    await client.query('set session_replication_role = origin')
    await client.query('analyze')
    await withoutIndexes(client, ['product_shelf', 'product_words', 'category_places', 'product_codes'], async () => {
      await shelve(client, 0)
      // The first have brought nearly all words; the others are made two at a time.
      const other = new Client(connection)
      await other.connect()
      let next = SHELVED_AT_ONCE
      const rest = async (one: Client) => {
        for (let from = next; from < products; from = next) {
          next += SHELVED_AT_ONCE
          await shelve(one, from)
        }
      }
      await Promise.all([rest(client), rest(other)]).finally(() => other.end())
    })
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const SHELVED_AT_ONCE = 2_000
const shelve = async (client: Client, from: number) =>
  await client.query(
    'select refresh_shelf(array(select id from products where position > $1 and position <= $1 + $2 order by id))',
    [from, SHELVED_AT_ONCE],
  )

/** Words that people type, of which no two are the same question. */
export function searchWords(at: number): string {
  const [nouns, kinds] = [NOUNS.split(' '), KINDS.split(' ')]
  const noun = nouns[at % nouns.length]!
  const kind = kinds[(at + 7 * Math.floor(at / nouns.length)) % kinds.length]!
  const asked = [
    `${noun} ${kind}`,
    `${noun.slice(0, 3)} ${kind}`,
    `${noun}${'s'} ${kind.slice(0, 4)}`,
    `${noun.slice(0, 2)}${noun.slice(3)} ${kind}`,
  ]
  return asked[at % asked.length]!
}
