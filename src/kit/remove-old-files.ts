import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Options = { olderThanMs: number; names?: RegExp; now?: number | undefined }

/** Removes what nobody has changed for so long, with all that is in it: a process that was killed left it behind. */
export async function removeOldFiles(folder: string, { olderThanMs, names = /./, now = Date.now() }: Options): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!names.test(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && now - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true })
  }
}
