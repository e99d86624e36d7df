import { sql } from 'kysely'
import { choice, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import {
  type Boost,
  BOOST_KINDS,
  MOST_BOOSTS,
  MOST_HIDDEN,
  MOST_PHRASES,
  MOST_PINNED,
  MOST_SYNONYMS,
  MOST_WORDS,
  type PhraseRules,
  type Synonym,
} from '#shop/search/rules/contract.ts'
import { createSearchRuleEditor, type Kept } from '#shop/search/rules/edit-rules.ts'
import { type Read, readBoosts, readPhrase, readSynonym } from '#shop/search/rules/read-input.ts'
import { readSearchRules } from '#shop/search/rules/read-rules.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

export type SynonymRecord = Synonym
export type BoostRecord = {
  kind: Boost['kind']
  target_id: number | null
  target: string
  days: number | null
  strength: number
  /** Of what it is about; empty where that is gone. */
  name: string
}
export type PhraseRecord = {
  id: number
  phrase: string
  pinned: number[]
  hidden: number[]
  leads_to: string
  /** The products that are named, as far as they exist. */
  products: { id: number; name: string; status: string }[]
}

const SYNONYM = itemSchema('search_synonym', { id: 'whole', words: 'list', means: 'list' })
const BOOSTS = itemSchema('search_boosts', { boosts: 'list' })
const PHRASE = itemSchema('search_phrase', {
  id: 'whole',
  phrase: 'text',
  pinned: 'list',
  hidden: 'list',
  leads_to: 'text',
  products: 'list',
})

// Longer lists are refused in Portuguese.
const WORDS = (description: string) => listOf(text({ maxLength: 100 }), { maxItems: 2 * MOST_WORDS, description })
const IDS = (maxItems: number, description: string) => maybe(listOf(whole({ minimum: 1 }), { maxItems, description }))
const SYNONYM_ARGS = {
  words: WORDS('Words or phrases of up to four words; each finds what the others find.'),
  means: maybe(WORDS('If given, `words` find what these find too, and not the other way round.')),
}
const BOOST = shape({
  kind: choice(BOOST_KINDS),
  target_id: maybe(whole({ description: 'Of a category, a tag or a product.' })),
  target: maybe(text({ maxLength: 70, description: 'Of a brand.' })),
  days: maybe(whole({ maximum: 10_000, description: 'For how long a product is new.' })),
  strength: whole({ minimum: -3, maximum: 3, description: 'Below zero what fits comes later.' }),
})

/** What merchants say of the search: synonyms, boosts, and what stands where for one phrase. */
function searchRuleRoutes({ db }: Pick<ApiServices, 'db'>): Route[] {
  const editor = createSearchRuleEditor({ db })
  const boosts = async () => ({ boosts: (await readSearchRules(db)).boosts.map(boostRecord) })
  const phraseRecords = async (phrases: PhraseRules[]): Promise<PhraseRecord[]> => {
    const ids = phrases.flatMap(({ pinned, hidden }) => [...pinned, ...hidden])
    const { rows } = await sql<PhraseRecord['products'][number]>`
      select id, name, status from products where id = any (${ids}::bigint[])`.execute(db)
    const known = new Map(rows.map((row) => [row.id, row]))
    return phrases.map(({ leadsTo, pinned, hidden, ...rest }) => {
      const products = [...pinned, ...hidden].flatMap((id) => known.get(id) ?? [])
      return { ...rest, pinned, hidden, leads_to: leadsTo, products }
    })
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/search-synonyms',
      schema: SYNONYM,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({ body: (await readSearchRules(db)).synonyms }),
        }),
        endpoint({
          methods: ['POST'],
          args: SYNONYM_ARGS,
          authorize: wcMay.create,
          answer: async ({ args: { words, means = [] } }) => ({
            status: 201,
            body: keptOf(await editor.addSynonym(valueOf(readSynonym({ words, means }))), `${MOST_SYNONYMS} sinônimos`),
          }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/search-synonyms/{id}',
      schema: SYNONYM,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { id: whole(), ...SYNONYM_ARGS },
          authorize: wcMay.edit,
          answer: async ({ args: { id, words, means = [] } }) => ({
            body: keptOf(await editor.changeSynonym(id, valueOf(readSynonym({ words, means }))), ''),
          }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: wcMay.delete,
          answer: async ({ args }) => ({ body: (await editor.removeSynonym(args.id)) ?? notThere() }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/search-boosts',
      schema: BOOSTS,
      response: 'one',
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: wcMay.view, answer: async () => ({ body: await boosts() }) }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { boosts: listOf(BOOST, { maxItems: 2 * MOST_BOOSTS, description: 'All boosts; those that are left out go.' }) },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const wanted = args.boosts.map(({ target_id: targetId, ...rest }) => ({
              ...rest,
              ...(targetId !== undefined && { targetId }),
            }))
            await editor.saveBoosts(valueOf(readBoosts(wanted)))
            return { body: await boosts() }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/search-phrases',
      schema: PHRASE,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({ body: await phraseRecords([...(await readSearchRules(db)).phrases.values()]) }),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            phrase: text({
              maxLength: 100,
              description: 'What is searched for. What is said of it takes the place of what was said.',
            }),
            pinned: IDS(2 * MOST_PINNED, 'Products that come first, in this order.'),
            hidden: IDS(2 * MOST_HIDDEN, 'Products that are left out.'),
            leads_to: maybe(text({ maxLength: 500, description: 'A page of the shop that is opened instead, like /trocas/.' })),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { phrase, pinned = [], hidden = [], leads_to: leadsTo = '' } }) => {
            const read = valueOf(readPhrase({ phrase, pinned, hidden, leadsTo }))
            const value = keptOf(await editor.savePhrase(read), `${MOST_PHRASES} buscas com regras`)
            return { body: (await phraseRecords([value]))[0]! }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/search-phrases/{id}',
      schema: PHRASE,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: wcMay.delete,
          answer: async ({ args }) => {
            const known = [...(await readSearchRules(db)).phrases.values()].find(({ id }) => id === args.id) ?? notThere()
            await editor.removePhrase(args.id)
            return { body: (await phraseRecords([known]))[0]! }
          },
        }),
      ],
    },
  ]
}
export default searchRuleRoutes satisfies ApiRoutes

function valueOf<T>(read: Read<T>): T {
  if (read.ok) return read.value
  throw badArguments({ [read.field]: { code: 'vitrine_search_rule_invalid', message: read.problem } })
}

function keptOf<T>(kept: Kept<T>, most: string): T {
  if (kept.ok) return kept.value
  if (kept.problem === 'gone') return notThere()
  throw new RestProblem(400, 'vitrine_too_many_search_rules', `A loja leva até ${most}. Exclua um antes.`)
}

function notThere(): never {
  throw new RestProblem(404, 'vitrine_no_search_rule', 'Esta regra da busca não existe.')
}

const boostRecord = ({ kind, targetId, target, days, strength, name }: Boost): BoostRecord => ({
  kind,
  target_id: targetId ?? null,
  target: target ?? '',
  days: days ?? null,
  strength,
  name: name ?? '',
})
