import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import {
  type Boost,
  MOST_BOOSTS,
  MOST_PHRASES,
  MOST_SYNONYMS,
  type PhraseRules,
  type SearchRules,
  type Synonym,
} from './contract.ts'

/** All that merchants say of the search: one statement over three small tables. */
export async function readSearchRules(db: Kysely<Database>): Promise<SearchRules> {
  const { rows } = await sql<{ boosts: Boost[]; synonyms: Synonym[]; phrases: PhraseRules[] }>`
    select
      coalesce((
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'id', b.id, 'kind', b.kind, 'targetId', b.target_id, 'target', nullif(b.target, ''), 'days', b.days, 'strength', b.strength,
          'name', coalesce(c.name, t.name, p.name, b.target), 'code', coalesce('cat:' || c.slug, 'tag:' || t.slug)
        )) order by b.position, b.id)
        from (select * from search_boosts order by position, id limit ${MOST_BOOSTS}) b
        left join categories c on b.kind = 'category' and c.id = b.target_id
        left join product_tags t on b.kind = 'tag' and t.id = b.target_id
        left join products p on b.kind = 'product' and p.id = b.target_id
      ), '[]') as boosts,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'words', s.words, 'means', s.means) order by s.id desc)
        from (select * from search_synonyms order by id desc limit ${MOST_SYNONYMS}) s
      ), '[]') as synonyms,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'phrase', f.phrase, 'pinned', f.pinned, 'hidden', f.hidden, 'leadsTo', f.leads_to) order by f.phrase)
        from (select * from search_phrases order by phrase limit ${MOST_PHRASES}) f
      ), '[]') as phrases`.execute(db)
  const { boosts, synonyms, phrases } = rows[0]!
  return { boosts, synonyms, phrases: new Map(phrases.map((one) => [one.phrase, one])) }
}
