import type { Storage } from '#storage/contract.ts'
import type { PackedFolder } from './manifest.ts'
import type { StagedFiles } from './staged-files.ts'
import { stageFolders } from './swap-folders.ts'
import { stageObjects } from './swap-objects.ts'

/** Folders of a disk change places by a rename; in a store each file does. */
export async function stageFiles(storage: Storage, names: readonly PackedFolder[]): Promise<StagedFiles> {
  const folders = names.flatMap((name) => {
    const { folder } = storage[name]
    return folder === undefined ? [] : [{ name, folder }]
  })
  return folders.length === names.length ? await stageFolders(folders) : await stageObjects(storage, names)
}
