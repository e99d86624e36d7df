import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { TemplatePart } from './contract.ts'
import { type ContentChange, createContentEditing, type EditOutcome } from './edit.ts'
import { createTemplateDesk, type KeptTemplate } from './template-desk.ts'
import {
  conditionsProblem,
  type ConditionsProblem,
  isEmptyDocument,
  leavesPagesBare,
  losesList,
  type Standing,
} from './template-rules.ts'

export type TemplateChange = {
  title?: string
  status?: 'draft' | 'publish'
  document?: unknown[]
  conditions?: string[]
}
export type TemplateOutcome =
  | EditOutcome
  | { ok: false; problem: 'conditions'; why: ConditionsProblem }
  | { ok: false; problem: 'needed'; part: TemplatePart }
  | { ok: false; problem: 'no-list' }
  | { ok: false; problem: 'in-the-bin' }

/** Templates made, changed and thrown away. What would leave pages without their header or their footer is refused. */
export function createTemplateEditing({ db }: { db: Kysely<Database> }) {
  /** One at a time: of two who each take away one of two headers the second is refused. */
  const alone = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('templates'))`.execute(trx)
      return await work(trx)
    })
  const withBefore = async (
    id: number,
    work: (
      before: KeptTemplate,
      trx: Transaction<Database>,
      isBare: (after?: KeptTemplate) => Promise<boolean>,
    ) => Promise<TemplateOutcome>,
  ) =>
    await alone(async (trx): Promise<TemplateOutcome> => {
      const desk = createTemplateDesk(trx)
      const before = await desk.find(id)
      if (!before) return { ok: false, problem: 'missing' }
      const isBare = async (after?: KeptTemplate) =>
        leavesPagesBare(standingOf(before), after && standingOf(after), await desk.inTheShop())
      return await work(before, trx, isBare)
    })

  return {
    create: async (
      part: TemplatePart,
      change: TemplateChange,
      author: { id: number; name: string },
    ): Promise<TemplateOutcome> => {
      const problem = problemOf({ part, status: 'draft', conditions: [], document: [], ...change }, change)
      if (problem) return problem
      // The part in front: no title makes the address of a page of buying.
      const slug = `${part} ${change.title ?? ''}`
      return await createContentEditing({ db }).create('template', { ...contentOf(change), part, slug }, author)
    },

    /** `version`: the one that the caller read; a change since then is not overwritten. */
    update: (id: number, change: TemplateChange, version?: number) =>
      withBefore(id, async (before, trx, isBare) => {
        if (version !== undefined && version !== before.version) return { ok: false, problem: 'stale', version: before.version }
        const after = { ...before, status: before.status === 'trash' ? ('draft' as const) : before.status, ...change }
        const problem = problemOf(after, change)
        if (problem) return problem
        if (await isBare(after)) return { ok: false, problem: 'needed', part: before.part }
        return await createContentEditing({ db: trx }).update('template', id, contentOf(change), version)
      }),

    trash: (id: number) =>
      withBefore(id, async (before, trx, isBare) => {
        if (await isBare()) return { ok: false, problem: 'needed', part: before.part }
        const isDone = await createContentEditing({ db: trx }).trash('template', id)
        return isDone ? { ok: true, id } : { ok: false, problem: 'in-the-bin' }
      }),

    /** For good, with its revisions. */
    remove: (id: number) =>
      withBefore(id, async (before, trx, isBare) => {
        if (await isBare()) return { ok: false, problem: 'needed', part: before.part }
        await createContentEditing({ db: trx }).remove('template', id)
        return { ok: true, id }
      }),
  }
}

/** What a change asks for is held against it; what was kept before, of whatever age, is not. */
function problemOf(
  { part, status, conditions, document }: Pick<KeptTemplate, 'part' | 'status' | 'conditions' | 'document'>,
  change: TemplateChange,
): Exclude<TemplateOutcome, { ok: true }> | undefined {
  const why = change.conditions && conditionsProblem(part, conditions)
  if (why) return { ok: false, problem: 'conditions', why }
  const isShown = status === 'publish' && (change.status ?? change.conditions ?? change.document) !== undefined
  return isShown && losesList(part, conditions, document) ? { ok: false, problem: 'no-list' } : undefined
}

/** The places are all that a template's settings hold. */
const contentOf = ({ conditions, ...change }: TemplateChange): ContentChange => ({
  ...change,
  ...(conditions && { settings: { conditions: [...new Set(conditions)] } }),
})

const standingOf = ({ id, part, status, document, conditions }: KeptTemplate): Standing => ({
  id,
  part,
  isOut: status === 'publish',
  isEmpty: isEmptyDocument(document),
  conditions,
})
