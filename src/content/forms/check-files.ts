import { readFile } from 'node:fs/promises'
import type { FormField } from './contract.ts'
import { fileKind } from '#kit/file-kind.ts'
import type { Posted } from './posted.ts'
import { FORM_TEXT } from './text.ts'

/** The problem of each field whose files are not what their names say. They are read one by one: never all of a form in memory. */
export async function checkFiles(fields: FormField[], posted: Posted): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { id, type, fileTypes } of fields) {
    if (type !== 'upload') continue
    for (const { name, path } of posted.files.get(id) ?? [])
      if (!fileKind(name, await readFile(path), fileTypes)) problems[id] = FORM_TEXT.fileType
  }
  return problems
}
