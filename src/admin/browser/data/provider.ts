import type { DataProvider } from 'react-admin'
import type { ApiCall } from '#islands/rest-client/contract.ts'
import type { createApiFetch } from '#islands/rest-client/api-fetch.ts'
import { placeOf } from './places.ts'
import { changesOf, type Meta, questionOf } from './resources.ts'
import { batchTrouble, troubleOf } from './trouble.ts'

/** The API's longest page. */
const LONGEST_PAGE = 100
/** The API's longest batch. */
const LONGEST_BATCH = 100

/** What every screen asks and tells: only over the shop's own API, so that whatever a merchant does here a program can do too. */
export function createProvider(api: ReturnType<typeof createApiFetch>) {
  const ask = async <T>(call: ApiCall): Promise<T> => {
    try {
      return await api<T>(call)
    } catch (error) {
      if (error instanceof Response) throw troubleOf(await error.json().catch(() => undefined))
      throw troubleOf(error)
    }
  }
  const list = async (path: string, signal: AbortSignal | undefined) => {
    const answer = await ask<Response>({ path, parse: false, signal })
    const data = (await answer.json()) as never[] // whatever the caller's resource is made of
    return { data, total: Number(answer.headers.get('x-wp-total') ?? data.length) }
  }
  const send = <T>(method: string, path: string, data?: unknown, headers?: Record<string, string>) =>
    ask<T>({ method, path, ...(data !== undefined && { data }), ...(headers && { headers }) })
  /** Each with its id and what is new of it: as many at once as the API takes, and what it refuses is told at the end. */
  const changeMany = async (resource: string, changes: readonly object[], meta?: Meta) => {
    const answers: object[] = []
    for (let at = 0; at < changes.length; at += LONGEST_BATCH) {
      const update = changes.slice(at, at + LONGEST_BATCH)
      const answer = await send<{ update?: object[] }>('POST', `${placeOf(resource).path(meta)}/batch`, { update })
      answers.push(...(answer.update ?? []))
    }
    const trouble = batchTrouble(answers)
    if (trouble) throw trouble
  }

  const provider = {
    getList: async (resource, { pagination, sort, filter, meta, signal }) => {
      const place = placeOf(resource)
      const wanted = pagination?.perPage ?? 25
      const question = (page: number) =>
        questionOf(place, { page, perPage: Math.min(wanted, LONGEST_PAGE), sort, filter: { ...meta?.ask, ...filter } })
      const first = await list(place.path(meta) + question(pagination?.page ?? 1), signal)
      const data = [...first.data]
      // An export asks for more than the API gives at once.
      const everything = wanted > LONGEST_PAGE ? Math.min(wanted, first.total) : 0
      for (let page = 2; data.length < everything; page++) {
        const more = await list(place.path(meta) + question(page), signal)
        if (more.data.length === 0) break
        data.push(...more.data)
      }
      return { data, total: first.total }
    },
    getOne: async (resource, { id, meta, signal }) => ({
      data: await ask<never>({ path: `${placeOf(resource).path(meta)}/${id}${questionOf({}, { filter: meta?.ask })}`, signal }),
    }),
    getMany: async (resource, { ids, meta, signal }) => {
      const place = placeOf(resource)
      return await list(place.path(meta) + questionOf(place, { perPage: LONGEST_PAGE, filter: { include: ids } }), signal)
    },
    getManyReference: async (resource, { target, id, pagination, sort, filter, meta, signal }) => {
      const place = placeOf(resource)
      const listing = { page: pagination.page, perPage: pagination.perPage, sort, filter: { ...filter, [target]: id } }
      return await list(place.path(meta) + questionOf(place, listing), signal)
    },
    create: async (resource, { data, meta }) => ({
      data: await send<never>('POST', placeOf(resource).path(meta), data, meta?.headers),
    }),
    update: async (resource, { id, data, previousData, meta }) => {
      const changes = changesOf(previousData ?? {}, data as Record<string, unknown>)
      const version: unknown = previousData?.version
      const input = { ...changes, ...(typeof version === 'number' && { version }) }
      return { data: await send<never>('PUT', `${placeOf(resource).path(meta)}/${id}`, input) }
    },
    updateMany: async (resource, { ids, data, meta }) => {
      await changeMany(
        resource,
        ids.map((id) => ({ id, ...(data as object) })),
        meta,
      )
      return { data: ids }
    },
    delete: async (resource, { id, meta }) => {
      const { path, hasNoBin } = placeOf(resource)
      return { data: await send<never>('DELETE', `${path(meta)}/${id}${hasNoBin ? '?force=true' : ''}`) }
    },
    deleteMany: async (resource, { ids, meta }) => {
      const { path, hasNoBin } = placeOf(resource)
      // One by one: the API's batch would not spare the bin.
      for (const id of ids) await send('DELETE', `${path(meta)}/${id}${hasNoBin ? '?force=true' : ''}`)
      return { data: ids }
    },
    changeMany,
    /** Reports and the desk of an order: answers that are no lists of things. */
    read: async <T>(path: string): Promise<T> => await ask<T>({ path }),
    tell: async <T>(path: string, data: unknown, headers?: Record<string, string>): Promise<T> =>
      await send<T>('POST', path, data, headers),
    remove: async <T>(path: string): Promise<T> => await send<T>('DELETE', path),
    /** A piece of a file, as it is. */
    sendBytes: async <T>(path: string, bytes: Blob): Promise<T> =>
      await ask<T>({ method: 'POST', path, body: bytes, headers: { 'Content-Type': 'application/octet-stream' } }),
    /** A file that the shop made. */
    fetchFile: async (path: string): Promise<Blob> => await (await ask<Response>({ path, parse: false })).blob(),
    upload: async (file: File, path = '/wp/v2/media'): Promise<{ id: number; source_url: string }> => {
      const body = new FormData()
      body.append('file', file, file.name)
      return await ask({ method: 'POST', path, body })
    },
  } satisfies DataProvider & Record<string, unknown>
  return provider
}
export type Provider = ReturnType<typeof createProvider>
