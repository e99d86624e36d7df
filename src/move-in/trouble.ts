/** What is wrong with a file, in the merchant's words. */
const FILE_TROUBLES: ReadonlySet<string> = new Set(['FileTrouble', 'ArchiveTrouble', 'DumpTrouble', 'CsvTrouble'])

/** What only the merchant can mend, in words for the merchant: the source says the same however often it is read. */
export function troubleForGood(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const isForGood =
    FILE_TROUBLES.has(error.name) || (error.name === 'RestTrouble' && 'isForGood' in error && error.isForGood === true)
  return isForGood ? error.message : undefined
}
