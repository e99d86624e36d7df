import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { seedDemo } from '#demo/seed.ts'
import { createStorage, type StorageConfig, workingFolder } from '#storage/create-storage.ts'
import { createDiskStorage } from '#storage/disk-storage.ts'
import { carryOver } from '#storage/move/carry-over.ts'
import { createNoJournal } from '#storage/move/journal.ts'

type Options = { db: Kysely<Database>; config: StorageConfig; say: (line: string) => void }

/** Puts the demo shop in, with a life to look at, its files where this shop keeps them. */
export async function seedDemoInto({ db, config, say }: Options): Promise<void> {
  const storage = createStorage(config)
  const lifeUntil = new Date()
  const [media, downloads] = [storage.media.folder, storage.downloads.folder]
  if (media !== undefined && downloads !== undefined)
    return await seedDemo({ db, mediaFolder: media, downloadsFolder: downloads, say, lifeUntil })
  await mkdir(workingFolder(config.dataDir), { recursive: true, mode: 0o700 })
  const scratch = await mkdtemp(join(workingFolder(config.dataDir), 'demo-'))
  try {
    await seedDemo({
      db,
      mediaFolder: join(scratch, 'media'),
      downloadsFolder: join(scratch, 'downloads'),
      say,
      lifeUntil,
      beforeCommit: async () => {
        say('Enviando os arquivos ao armazenamento…')
        await carryOver({ from: createDiskStorage(scratch), to: storage, journal: createNoJournal() })
      },
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
