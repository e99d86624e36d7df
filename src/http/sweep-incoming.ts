import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No request takes this long: what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 3_600_000

/** Removes files of requests that nobody will answer any more. */
export async function sweepIncoming(folder: string, now = Date.now()) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const changedMs = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    )
    if (now - changedMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}
