import type { Api } from './api.ts'
import { eventually } from './eventually.ts'

export type Transfer = {
  id: number
  state: string
  rows_done: number
  rows_all: number
  counts: Record<'new' | 'changed' | 'same' | 'skipped' | 'refused', number>
  ignored_columns: string[]
  problem: string
  pictures: { waiting: number; hung: number; failed: number }
}
type Sent = { table: string | Buffer; zip?: Buffer; options?: object }

/** What merchants do with tables, through the API. */
export function tablesOf(api: Api) {
  const finished = (path: string) =>
    eventually(`${path} to come to its end`, async () => {
      const { body } = await api(path)
      return ['checking', 'running'].includes(body.state) ? undefined : (body as Transfer)
    })
  const piece = (id: number, part: string, payload: Buffer) =>
    api(`/vitrine/v1/imports/${id}/pieces?part=${part}&offset=0`, {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const check = async ({ table, zip, options = {} }: Sent): Promise<Transfer> => {
    const { body } = await api('/vitrine/v1/imports', { method: 'POST', body: { name: 'teste.csv', ...options } })
    await piece(body.id, 'table', Buffer.from(table))
    if (zip) await piece(body.id, 'zip', zip)
    await api(`/vitrine/v1/imports/${body.id}/check`, { method: 'POST' })
    return await finished(`/vitrine/v1/imports/${body.id}`)
  }
  const run = async (id: number): Promise<Transfer> => {
    await api(`/vitrine/v1/imports/${id}/run`, { method: 'POST' })
    return await finished(`/vitrine/v1/imports/${id}`)
  }
  return {
    check,
    run,
    finished,
    /** Both, one after the other. */
    take: async (sent: Sent) => await run((await check(sent)).id),
    export: async (options: object = {}): Promise<string> => {
      const { body } = await api('/vitrine/v1/exports', { method: 'POST', body: options })
      await finished(`/vitrine/v1/exports/${body.id}`)
      return (await api(`/vitrine/v1/exports/${body.id}/file`)).body as string
    },
    lines: async (id: number, outcome?: string) =>
      (await api(`/vitrine/v1/imports/${id}/lines?per_page=100${outcome ? `&outcome=${outcome}` : ''}`)).body as {
        line: number
        outcome: string
        sku: string
        name: string
        product_id: number | null
        fields: string[]
        note: string
      }[],
  }
}
