import type { Storage } from './contract.ts'
import { createDiskStorage } from './disk-storage.ts'

/** The shop's files where its operator wants them. */
export const createStorage = ({ dataDir }: { dataDir: string }): Storage => createDiskStorage(dataDir)
