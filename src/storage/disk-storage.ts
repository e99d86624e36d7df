import { join } from 'node:path'
import { AREAS, type Storage } from './contract.ts'
import { createDiskStore } from './disk-store.ts'

/** The folders of the data folder. */
export const createDiskStorage = (dataDir: string) =>
  Object.fromEntries(
    AREAS.map((area) => [area, createDiskStore({ folder: join(dataDir, area), isClosed: area !== 'media' })]),
    // Every area has got its store just now.
  ) as { [Area in keyof Storage]: ReturnType<typeof createDiskStore> }
