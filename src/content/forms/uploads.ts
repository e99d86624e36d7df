import { createReadStream } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { newToken } from '#kit/ids.ts'
import type { FormField } from './contract.ts'
import { allowedKind, plainFileName } from '#kit/file-kind.ts'
import type { FileStore } from '#storage/contract.ts'
import type { Posted } from './posted.ts'

export type KeptFile = { id: string; fieldId: string; name: string; mime: string; bytes: number }

/** Writes the files under names that nobody can guess and that mean nothing to a web server. Call it after the fields were checked. */
export async function writeFiles(
  { uploads, forget }: { uploads: FileStore; forget: (ids: string[]) => Promise<void> },
  fields: FormField[],
  posted: Posted,
): Promise<KeptFile[]> {
  const chosen = fields
    .filter(({ type }) => type === 'upload')
    .flatMap((field) => (posted.files.get(field.id) ?? []).map((file) => ({ field, file })))
  if (chosen.length === 0) return []
  const named = chosen.map(({ field, file }) => {
    const kind = allowedKind(file.name, field.fileTypes)
    if (!kind) throw new Error(`The file of "${field.id}" was not checked. Call checkFields first.`)
    const kept = { id: newToken(), fieldId: field.id, name: plainFileName(file.name), mime: kind.mime, bytes: file.size }
    return { kept, path: file.path }
  })
  const writes = await Promise.allSettled(named.map(({ kept, path }) => uploads.put(kept.id, createReadStream(path))))
  const kept = named.map((one) => one.kept)
  const failed = writes.find(({ status }) => status === 'rejected')
  if (!failed) return kept
  // One that finds no room takes the others with it: nothing of a form is kept by halves.
  await forget(kept.map(({ id }) => id))
  throw (failed as PromiseRejectedResult).reason
}

export async function forgetFiles(uploads: FileStore, ids: string[]) {
  await Promise.all(ids.map((id) => uploads.delete(id)))
}

export async function noteFiles(db: Kysely<Database>, submissionId: number, files: KeptFile[]) {
  if (files.length === 0) return
  await db
    .insertInto('form_uploads')
    .values(
      files.map(({ id, fieldId, name, mime, bytes }) => ({
        id,
        submission_id: submissionId,
        field_id: fieldId,
        file_name: name,
        mime,
        bytes,
      })),
    )
    .execute()
}

/** A kept file by its id, or nothing: an unknown id and a lost file are the same to whoever asks. */
export async function findFile(db: Kysely<Database>, uploads: FileStore, id: string) {
  if (!/^[\w-]{43}$/.test(id)) return undefined
  const row = await db.selectFrom('form_uploads').select(['file_name', 'mime']).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const found = await uploads.stat(id)
  return found && { size: found.bytes, read: () => uploads.read(id), name: row.file_name, mime: row.mime }
}
