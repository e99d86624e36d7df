import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Wanted } from './find-products.ts'
import { nearest, slipsAllowed } from './typos.ts'

/** Enough to hold every word with the same first letter and about the same length in a large shop. */
const MOST_CANDIDATES = 1_500

/** So many products are looked at before an index is asked who has a word. */
const PROBED = 300

/** What each word may have meant: itself where something public has it, else the nearest words that something has. */
export async function understand(
  db: Kysely<Database>,
  words: string[],
): Promise<{ wanted: Wanted[]; corrected: string | undefined }> {
  // The shortest words are taken as they are: whether anything has them changes nothing.
  const known = await knownWords(
    db,
    words.filter((word) => slipsAllowed(word) > 0),
  )
  const wanted = await Promise.all(
    words.map(async (word) => {
      if (known.has(word) || slipsAllowed(word) === 0) return [word]
      const meant = nearest(word, await candidates(db, word))
      const held = await knownWords(db, meant)
      return [word, ...meant.filter((one) => held.has(one))]
    }),
  )
  const isCorrected = wanted.some((forms) => forms.length > 1)
  return { wanted, corrected: isCorrected ? wanted.map(([word, meant]) => meant ?? word).join(' ') : undefined }
}

/** Those of the words that something public has; a word that only a hidden product has is known to nobody. */
async function knownWords(db: Kysely<Database>, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as asked (word)
    cross join lateral (
      select to_tsquery('simple', word || ':*AB') || case
        -- A stem alone is no proof: that of «vazo» is also that of «vazio».
        when exists (select 1 from search_words known where known.word = asked.word) then to_tsquery('portuguese', word)
        else ''::tsquery end as question
    ) as q
    where case
      -- A common word is met at once; an index would first gather all that have it.
      when exists (
        select 1 from (select words from product_words where in_search order by product_id limit ${PROBED}) probed where words @@ question
      ) then true
      else exists (select 1 from product_words where in_search and words @@ question) end
      or exists (
        select 1 from content_words w join content c on c.id = w.content_id
        where w.words @@ question and c.status = 'publish' and c.published_at <= now()
      )`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

async function candidates(db: Kysely<Database>, word: string): Promise<string[]> {
  const slips = slipsAllowed(word)
  const { rows } = await sql<{ word: string }>`
    (select word from search_words
      where in_name and left(word, 1) = left(${word}, 1) and length(word) between ${word.length - slips} and ${word.length + slips}
      limit ${MOST_CANDIDATES})
    union
    (select word from search_words where in_name and word % ${word} order by similarity(word, ${word}) desc limit 40)`.execute(db)
  return rows.map((row) => row.word)
}
