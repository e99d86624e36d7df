import { findFolders } from '#extensions/load.ts'
import { readConfig } from '#src/config.ts'

/** Every extension that is installed, by the same configuration as the shop's. */
export const extensionFolders = () => {
  const { extensions, extensionsFolder } = readConfig(process.env)
  return findFolders({ folder: extensionsFolder, named: extensions })
}
