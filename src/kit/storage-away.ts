/** The store of the shop's files does not answer, or refuses the shop: for nobody's fault who asks just now. */
export class StorageAway extends Error {
  override name = 'StorageAway'
  readonly reason: 'unreachable' | 'refused' | 'no-bucket'
  constructor(reason: StorageAway['reason'], detail: string) {
    super(`The store of the shop's files is away (${reason}: ${detail}). Check STORAGE_URL and the store.`)
    this.reason = reason
  }
}
