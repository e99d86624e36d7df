import { join } from 'node:path'
import type { StorageAddress } from '#kit/storage-address.ts'
import { AREAS, type Storage } from './contract.ts'
import { createDiskStorage } from './disk-storage.ts'
import { type ClientOptions, createS3Client, type S3Client } from './s3/s3-client.ts'
import { withPieces } from './s3/pieces.ts'
import { createS3Store } from './s3/s3-store.ts'
import { withFormer } from './with-former.ts'
import { createWorkingCopies, type WorkingCopies } from './working-copies.ts'

export type StorageConfig = { dataDir: string; storage: StorageAddress; formerStorage: StorageAddress | undefined }

/** The shop's files where its operator wants them; while they are carried over, also where they were. */
export function createStorage({ dataDir, storage, formerStorage }: StorageConfig): Storage {
  const current = storageAt(storage, dataDir)
  return formerStorage === undefined ? current : withFormer(current, storageAt(formerStorage, dataDir))
}

export function storageAt(address: StorageAddress, dataDir: string, options?: ClientOptions): Storage {
  if (address === 'disk') return createDiskStorage(dataDir)
  return createS3Storage(createS3Client(address, options), createWorkingCopies(workingFolder(dataDir)))
}

export const workingFolder = (dataDir: string) => join(dataDir, 'working')

function createS3Storage(client: S3Client, copies: WorkingCopies): Storage {
  const stores = AREAS.map((area) => {
    const options = { client, area, copies }
    return [area, withPieces({ ...options, store: createS3Store(options) })] as const
  })
  // Every area has got its store just now; only those of an area that takes pieces are ever added to.
  return Object.fromEntries(stores) as unknown as Storage
}
