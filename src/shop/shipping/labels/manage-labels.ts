import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { CarrierConnections } from '../carrier-connections.ts'
import type { LabelMaking, LabelSize } from '../carriers/carrier.ts'
import { askFor } from './buy-labels.ts'
import { type Label, readLabels } from './label-rows.ts'
import { cancelledNote } from './label-text.ts'

export type LabelProblem = { ok: false; problem: 'unknown' | 'state' | 'service'; words: string }
type Outcome = { ok: true } | LabelProblem
export type LabelAction = 'check' | 'not_bought' | 'cancel'
/** Labels of one carrier that make one PDF. */
export type LabelFile = { labelIds: number[]; orderIds: number[]; carrierName: string }

type Options = {
  db: Kysely<Database>
  connections: Pick<CarrierConnections, 'find'>
  orders: Pick<Orders, 'noteTracking'>
}

const UNKNOWN: LabelProblem = { ok: false, problem: 'unknown', words: 'Esta etiqueta não existe.' }
const wrongState = (words: string): LabelProblem => ({ ok: false, problem: 'state', words })

/** What a merchant does with labels that are there: prints them, gives them back, decides about those that nobody knows of. */
export function createLabelManagement({ db, connections, orders }: Options) {
  const makingOf = async (carrier: string) => {
    const found = await connections.find(carrier)
    const { buyLabel, labelPdf, cancelLabel, labelsInPdf } = found ? await found.connect() : ({} as Partial<LabelMaking>)
    if (!found || !buyLabel || !labelPdf || !cancelLabel || labelsInPdf === undefined) return undefined
    return { name: found.definition.name, labelPdf, cancelLabel, labelsInPdf }
  }
  /** In the words of the service, where it does not do it. */
  const calling = async <T>(work: () => Promise<T>): Promise<{ ok: true; value: T } | LabelProblem> => {
    try {
      return { ok: true, value: await work() }
    } catch (error) {
      // Also what could not be found out.
      if (error instanceof ServiceTrouble || (error as Error).name === 'LabelUnsure')
        return { ok: false, problem: 'service', words: (error as Error).message }
      throw error
    }
  }
  const ended = async (label: Label, actor: string) =>
    await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        update shipping_labels set state = 'cancelled', ended_at = now()
        where id = ${label.id} and state in ('planned', 'bought') returning id`.execute(trx)
      if (rows.length === 0) return
      const note = { order_id: label.orderId, text: cancelledNote(label.code), author: actor }
      await trx.insertInto('order_notes').values(note).execute()
      const order = await trx.selectFrom('orders').select('tracking_code').where('id', '=', label.orderId).executeTakeFirst()
      // Nobody follows a parcel that does not leave.
      if (label.code !== '' && order?.tracking_code === label.code)
        await orders.noteTracking(trx, label.orderId, { carrier: '', code: '', url: '' }, actor)
    })
  const cancel = async (label: Label, actor: string): Promise<Outcome> => {
    if (label.state !== 'bought' && label.state !== 'planned')
      return wrongState('Só uma etiqueta comprada, ou que ainda está na fila, pode ser cancelada.')
    if (label.state === 'planned') {
      // Whoever takes it up at this moment is first.
      await ended(label, actor)
      const [now] = await readLabels(db, [label.id])
      return now?.state === 'cancelled' ? { ok: true } : wrongState('A etiqueta já está sendo comprada: espere o resultado.')
    }
    const making = await makingOf(label.carrier)
    if (!making) return { ok: false, problem: 'service', words: 'A transportadora não está mais conectada.' }
    const done = await calling(() => making.cancelLabel({ id: label.serviceId, code: label.code }))
    if (!done.ok) return done
    await ended(label, actor)
    return { ok: true }
  }
  const decide = async (id: number, state: 'asked' | 'failed'): Promise<Outcome> => {
    const { rows } = await sql<{ id: number }>`
      update shipping_labels set state = ${state}, tries = 0, next_ask_at = now(), ended_at = ${state === 'failed' ? sql`now()` : null}
      where id = ${id} and state = 'check' returning id`.execute(db)
    if (rows.length === 0) return wrongState('Esta etiqueta não está mais a conferir.')
    if (state === 'asked') await askFor(db, id)
    return { ok: true }
  }

  return {
    find: async (id: number): Promise<Label | undefined> => (await readLabels(db, [id]))[0],
    act: async (id: number, action: LabelAction, actor: string): Promise<Outcome> => {
      const [label] = await readLabels(db, [id])
      if (!label) return UNKNOWN
      if (action === 'cancel') return await cancel(label, actor)
      return await decide(id, action === 'check' ? 'asked' : 'failed')
    },
    /** Which PDFs there are to print for these labels: carriers put several into one, or not. */
    files: async (ids: readonly number[]): Promise<LabelFile[]> => {
      const bought = (await readLabels(db, ids)).filter(({ state }) => state === 'bought')
      const files: LabelFile[] = []
      for (const [carrier, labels] of Map.groupBy(bought, (label) => label.carrier)) {
        const making = await makingOf(carrier)
        if (!making) continue
        for (let at = 0; at < labels.length; at += making.labelsInPdf) {
          const some = labels.slice(at, at + making.labelsInPdf)
          const orderIds = [...new Set(some.map(({ orderId }) => orderId))]
          files.push({ labelIds: some.map(({ id }) => id), orderIds, carrierName: making.name })
        }
      }
      return files
    },
    /** One of those files, as the carrier makes it. */
    pdf: async (ids: readonly number[], size: LabelSize): Promise<{ ok: true; value: Buffer } | LabelProblem> => {
      const labels = await readLabels(db, ids)
      const [first] = labels
      if (!first || labels.length !== ids.length) return UNKNOWN
      if (labels.some(({ state }) => state !== 'bought')) return wrongState('Só etiquetas compradas podem ser impressas.')
      const making = await makingOf(first.carrier)
      if (!making || labels.some(({ carrier }) => carrier !== first.carrier) || labels.length > making.labelsInPdf)
        return wrongState('Estas etiquetas não cabem em um arquivo só.')
      const known = labels.map(({ serviceId, code }) => ({ id: serviceId, code }))
      const file = await calling(() => making.labelPdf(known, size))
      // Whatever else a carrier sends is not handed on to the merchant's browser.
      if (file.ok && !file.value.subarray(0, 5).equals(Buffer.from('%PDF-')))
        return { ok: false, problem: 'service', words: `${making.name}: não mandou um PDF. Tente de novo em instantes.` }
      return file
    },
  }
}
export type LabelManagement = ReturnType<typeof createLabelManagement>
