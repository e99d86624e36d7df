import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import type { AttributeInput, EditProblem } from './contract.ts'
import { freeSlug } from './names.ts'

type Trx = Transaction<Database>
type Attribute = { id: number; slug: string; name: string }

/** The attributes that wishes name, in the same order; or the first that is not there. A name that is new becomes an attribute later. */
export async function findAttributes(
  trx: Trx,
  inputs: readonly { id?: number; name?: string }[],
): Promise<{ found: (Attribute | undefined)[] } | { problem: EditProblem }> {
  if (inputs.length === 0) return { found: [] }
  const all = await trx.selectFrom('attributes').select(['id', 'slug', 'name']).execute()
  const found = inputs.map(({ id, name }) =>
    id ? all.find((one) => one.id === id) : all.find((one) => one.slug === attributeSlug(name ?? '') || one.name === name),
  )
  const missing = inputs.findIndex(({ id, name }, index) => !found[index] && (Boolean(id) || slugOf(name ?? '') === ''))
  const input = inputs[missing]
  return input ? { problem: { kind: 'unknown', what: 'attribute', id: input.id ?? input.name ?? '' } } : { found }
}

/** «pa_cor», «Cor» and «cor» are the same attribute. */
export const attributeSlug = (name: string) => slugOf(name.replace(/^pa_/, ''))

/** Gives a product its attributes and their values; values that are new are made. */
export async function saveAttributes(trx: Trx, productId: number, inputs: AttributeInput[]): Promise<void> {
  const known = await findAttributes(trx, inputs)
  if ('problem' in known)
    throw new Error(`Attributes of product ${productId} are saved only after findAttributes has found them.`)
  await trx.deleteFrom('product_attributes').where('product_id', '=', productId).execute()
  const termIds: number[] = []
  const done = new Set<number>()
  for (const [index, input] of inputs.entries()) {
    const attribute = known.found[index] ?? (await makeAttribute(trx, input.name ?? ''))
    if (done.has(attribute.id)) continue
    done.add(attribute.id)
    const { position = index, visible = true, variation = false } = input
    await trx
      .insertInto('product_attributes')
      .values({ product_id: productId, attribute_id: attribute.id, position, visible, variation })
      .execute()
    termIds.push(...(await findOrMakeTerms(trx, attribute.id, input.options)))
  }
  const old = trx.deleteFrom('product_terms').where('product_id', '=', productId)
  await (termIds.length > 0 ? old.where('term_id', 'not in', termIds) : old).execute()
  if (termIds.length === 0) return
  await trx
    .insertInto('product_terms')
    .values(termIds.map((term_id, position) => ({ product_id: productId, term_id, position })))
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'term_id']).doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute()
}

async function makeAttribute(trx: Trx, name: string): Promise<Attribute> {
  const slug = await freeSlug(trx, { table: 'attributes', from: name, fallback: 'atributo' })
  return await trx.insertInto('attributes').values({ slug, name }).returning(['id', 'slug', 'name']).executeTakeFirstOrThrow()
}

async function findOrMakeTerms(trx: Trx, attribute_id: number, options: string[]): Promise<number[]> {
  const known = await trx
    .selectFrom('attribute_terms')
    .select(['id', 'slug', 'name', 'position'])
    .where('attribute_id', '=', attribute_id)
    .execute()
  let last = Math.max(-1, ...known.map(({ position }) => position))
  const ids: number[] = []
  for (const option of options.map((one) => one.trim()).filter((one) => one !== '')) {
    const term = termNamed(known, option)
    if (term) {
      ids.push(term.id)
      continue
    }
    const slug = await freeSlug(trx, { table: 'attribute_terms', from: option, fallback: 'valor', attributeId: attribute_id })
    const made = await trx
      .insertInto('attribute_terms')
      .values({ attribute_id, slug, name: option, position: ++last })
      .returning(['id', 'slug', 'name', 'position'])
      .executeTakeFirstOrThrow()
    known.push(made)
    ids.push(made.id)
  }
  return [...new Set(ids)]
}

/** By its name as it is written, else by its address part. */
export const termNamed = <T extends { slug: string; name: string }>(terms: readonly T[], option: string) =>
  terms.find(({ name }) => name.toLocaleLowerCase('pt-BR') === option.trim().toLocaleLowerCase('pt-BR')) ??
  terms.find(({ slug }) => slug === option.trim())
