import { choice, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import {
  type GuideColumn,
  type GuideInput,
  type GuideProblem,
  type KeptGuide,
  LONGEST_INTRO,
  MOST_COLUMNS,
  MOST_GUIDES,
  MOST_ROWS,
  MOST_TARGETS,
  UNITS,
} from '#shop/size-guides/contract.ts'
import { type NamedTargets, readTargets } from '#shop/size-guides/targets.ts'
import { NO_STORE, wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch, stale } from '../wc/problems.ts'
import { ID, REMOVED, resourceRoutes } from '../wc/resource.ts'

const SCHEMA = itemSchema('size_guide', {
  id: 'whole',
  name: 'text',
  intro: 'text',
  columns: 'list',
  rows: 'list',
  products: 'list',
  categories: 'list',
  tags: 'list',
  version: 'whole',
  removed_at: 'moment?',
})
const IDS = (description: string) => maybe(listOf(whole({ minimum: 1 }), { maxItems: MOST_TARGETS, description }))
/** Longer ones are refused in Portuguese. */
const CELL = text({ maxLength: 400 })
const CHANGE = {
  name: text({ maxLength: 400, description: 'What merchants and shoppers call it.' }),
  intro: maybe(text({ maxLength: 2 * LONGEST_INTRO, description: 'Plain text above the table.' })),
  columns: listOf(shape({ name: CELL, unit: choice(UNITS, { default: 'cm' }) }), {
    maxItems: 2 * MOST_COLUMNS,
    description: 'The first one names the size; a unit stands behind the name.',
  }),
  rows: listOf(listOf(CELL, { maxItems: 2 * MOST_COLUMNS }), {
    maxItems: 2 * MOST_ROWS,
    description: 'Each with a text for every column.',
  }),
  product_ids: IDS('Products that it is for; they come before tags and categories.'),
  category_ids: IDS('Categories that it is for, with those below them; the deepest one counts.'),
  tag_ids: IDS('Tags that it is for; they come before categories.'),
}
type Change = {
  name: string
  intro?: string
  columns: GuideColumn[]
  rows: string[][]
  product_ids?: number[]
  category_ids?: number[]
  tag_ids?: number[]
}

/** Size guides. The page of a product shows the one that fits it most closely. */
const sizeGuideRoutes = ({ db, sizeGuides, root }: Pick<ApiServices, 'db' | 'sizeGuides' | 'root'>): Route[] => {
  const items = async (guides: KeptGuide[]) => {
    const targets = await readTargets(db, guides)
    return guides.map((guide) => guideItem(guide, targets))
  }
  const read = async (id: number) => {
    const guide = await sizeGuides.read(id)
    if (!guide) throw noGuide()
    return (await items([guide]))[0]!
  }
  return resourceRoutes({
    root,
    namespace: 'vitrine/v1',
    path: '/size-guides',
    schema: SCHEMA,
    list: endpoint({
      methods: ['GET'],
      args: REMOVED,
      authorize: wcMay.list,
      answer: async ({ args }) => ({ body: await items(await sizeGuides.list(args)), headers: NO_STORE }),
    }),
    create: { args: CHANGE, save: (args) => sizeGuides.create(inputOf(args)) },
    update: {
      args: { ...ID, ...CHANGE, version: maybe(whole({ description: 'As it was read.' })) },
      save: (args) => sizeGuides.update(args.id, args.version, inputOf(args)),
    },
    read,
    remove: sizeGuides.remove,
    restore: sizeGuides.restore,
    refusalOf,
  })
}
export default sizeGuideRoutes satisfies ApiRoutes

const inputOf = ({ name, intro = '', columns, rows, ...targets }: Change): GuideInput => ({
  name,
  intro,
  columns,
  rows,
  productIds: targets.product_ids ?? [],
  categoryIds: targets.category_ids ?? [],
  tagIds: targets.tag_ids ?? [],
})

const guideItem = ({ id, name, intro, columns, rows, version, ...guide }: KeptGuide, targets: NamedTargets) => ({
  id,
  name,
  intro,
  columns,
  rows,
  products: targets.products.filter((one) => guide.productIds.includes(one.id)),
  categories: targets.categories.filter((one) => guide.categoryIds.includes(one.id)),
  tags: targets.tags.filter((one) => guide.tagIds.includes(one.id)),
  version,
  removed_at: guide.removedAt?.toISOString() ?? null,
})
export type GuideRecord = ReturnType<typeof guideItem>

const noGuide = () => noSuch('vitrine_size_guide_invalid_id', 'O guia de medidas não existe mais.')

function refusalOf(problem: GuideProblem): RestProblem {
  switch (problem.kind) {
    case 'unknown':
      return noGuide()
    case 'stale':
      return stale()
    case 'too-many':
      return new RestProblem(400, 'vitrine_too_many_size_guides', `A loja tem até ${MOST_GUIDES} guias de medidas.`)
    case 'refused':
      return new RestProblem(400, 'vitrine_invalid_size_guide', problem.text)
  }
}
