import { constants, copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { newToken } from '#kit/ids.ts'
import type { FormField } from './contract.ts'
import { allowedKind, plainFileName } from '#kit/file-kind.ts'
import type { Posted } from './posted.ts'

export type KeptFile = { id: string; fieldId: string; name: string; mime: string; bytes: number }

/** Where the files of forms lie: below the data folder, beside the public media and not inside it. */
export const uploadsFolderOf = (dataDir: string) => join(dataDir, 'uploads')

/** Writes the files under names that nobody can guess and that mean nothing to a web server. Call it after the fields were checked. */
export async function writeFiles(folder: string, fields: FormField[], posted: Posted): Promise<KeptFile[]> {
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
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const writes = await Promise.allSettled(
    named.map(({ kept, path }) => copyFile(path, join(folder, kept.id), constants.COPYFILE_EXCL)),
  )
  const kept = named.map((one) => one.kept)
  const failed = writes.find(({ status }) => status === 'rejected')
  if (!failed) return kept
  // One that finds no room takes the others with it: nothing of a form is kept by halves.
  await forgetFiles(
    folder,
    kept.map(({ id }) => id),
  )
  throw (failed as PromiseRejectedResult).reason
}

export async function forgetFiles(folder: string, ids: string[]) {
  await Promise.all(ids.map((id) => rm(join(folder, id), { force: true })))
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
export async function findFile(db: Kysely<Database>, folder: string, id: string) {
  if (!/^[\w-]{43}$/.test(id)) return undefined
  const row = await db.selectFrom('form_uploads').select(['file_name', 'mime']).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const path = join(folder, id)
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  )
  return size === undefined ? undefined : { path, size, name: row.file_name, mime: row.mime }
}
